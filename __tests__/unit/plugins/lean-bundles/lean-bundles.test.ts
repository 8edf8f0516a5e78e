import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { shortNames } from '../../../../plugins/gatsby-plugin-lean-bundles/class-names';
import {
  constantTokens,
  inlineTokens,
} from '../../../../plugins/gatsby-plugin-lean-bundles/inline-tokens';
import { shims } from '../../../../plugins/gatsby-plugin-lean-bundles/shims';

const source = (file: string) => readFileSync(`node_modules/${file}`, 'utf8');

describe.each(shims)('the shim for $request', (shim) => {
  it('is imported by this name', () => {
    expect(source(shim.importer)).toMatch(new RegExp(`["'\`]${shim.request}["'\`]`));
  });

  it('replaces a module that has not changed since its review (if it has, review it again)', () => {
    expect(hash('sha256', source(shim.upstream)).slice(0, 16)).toBe(shim.digest);
  });
});

/** What creates css-loader's names. css-loader passes it a prefix, the file and the class. */
const { resolve } = createRequire(require.resolve('gatsby/package.json'));
const { interpolateName } = createRequire(resolve('css-loader'))('loader-utils');

it('no two classes of the site have the same name', () => {
  const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.module.css'))
    .map((name) => `src/${name}`);
  const classes = sheets.flatMap((sheet) => {
    // Words after a dot that are not classes do no harm. Animations have such names, too.
    const names = readFileSync(sheet, 'utf8').matchAll(/(?:\.|@keyframes )([a-z]\w*)/gi);
    return [...new Set([...names].map(([, name]) => `${sheet}\0${name}`))];
  });
  expect(classes.length).toBeGreaterThan(300);
  const { localIdentName, localIdentHashPrefix } = shortNames;
  const names: string[] = classes.map((owner) =>
    interpolateName({}, localIdentName, { content: localIdentHashPrefix + owner }),
  );
  const isRepeated = (name = '') => names.indexOf(name) !== names.lastIndexOf(name);
  expect(classes.filter((_, index) => isRepeated(names[index]))).toEqual([]);
});

it('styles contain the values of constant tokens, also where tokens name each other', () => {
  const tokens = constantTokens(':root { /* --ink: red; */ --ink: #000; --text: var(--ink); }');
  const css = '@layer tokens{:root{--ink:#000}}a{color:var(--text);margin:var(--own)}';
  expect(inlineTokens(css, tokens)).toBe('@layer tokens{}a{color:#000;margin:var(--own)}');
});

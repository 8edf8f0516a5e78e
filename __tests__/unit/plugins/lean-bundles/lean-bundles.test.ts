import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { assertUniqueNames } from '../../../../plugins/gatsby-plugin-lean-bundles/class-names';
import { shims } from '../../../../plugins/gatsby-plugin-lean-bundles/shims';

const source = (file: string) => readFileSync(`node_modules/${file}`, 'utf8');

describe.each(shims)('the shim for $request', (shim) => {
  it('is imported under this name', () => {
    expect(source(shim.importer)).toMatch(new RegExp(`["'\`]${shim.request}["'\`]`));
  });

  it('replaces the module that was read: where it has changed, read it again', () => {
    expect(hash('sha256', source(shim.upstream)).slice(0, 16)).toBe(shim.digest);
  });
});

it('stops the build if two classes get one name', () => {
  const classes = Array.from({ length: 3_000 }, (_, index) => ['a.css', `class-${index}`] as const);
  expect(() => assertUniqueNames(classes)).toThrow(/Two classes have the same short name/);
});

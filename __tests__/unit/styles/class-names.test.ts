import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'postcss';

const imports = /import \* as (\w+) from '(\.[^']+\.css)';/g;

function classesOf(sheet: string): string[] {
  const names: string[] = [];
  parse(sheet).walkRules(({ selector }) => {
    const own = selector.replace(/:global\([^)]*\)/g, '');
    names.push(...[...own.matchAll(/\.([a-z]\w*)/gi)].map(([, name = '']) => name));
  });
  return names;
}

/**
 * Compares style sheets and scripts, given as texts by path. A `css[key]` may use all quoted words; a variable that is
 * one of two style sheets, as in `const css = isWide ? wide : narrow`, may use names of both.
 */
function compare(files: readonly (readonly [file: string, text: string])[]) {
  const sheets = files.filter(([file]) => file.endsWith('.module.css'));
  const known = sheets.flatMap(([file, text]) => classesOf(text).map((name) => `${file}: ${name}`));
  const uses = files.flatMap(([file, text]) =>
    [...text.matchAll(imports)].flatMap(([statement, css, from = '']) => {
      const sheet = path.join(path.dirname(file), from);
      const find = (pattern: string) =>
        [...text.replace(statement, '').matchAll(new RegExp(pattern, 'g'))].map(
          ([, name]) => `${sheet}: ${name}`,
        );
      const [, either] = new RegExp(`const (\\w+) = [^;]*[?:] ${css}\\b`).exec(text) ?? [];
      return {
        named: find(`\\b${css}\\.(\\w+)`),
        maybe: [
          ...(text.includes(`${css}[`) ? find(`'(\\w+)'`) : []),
          ...(either ? find(`\\b${either}\\.(\\w+)`) : []),
        ],
      };
    }),
  );
  const used = new Set(uses.flatMap(({ named, maybe }) => [...named, ...maybe]));
  const unknown = uses.flatMap(({ named }) => named).filter((name) => !known.includes(name));
  return { unknown, unused: [...new Set(known)].filter((name) => !used.has(name)) };
}

test('each class is used, and each used class exists', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|module\.css)$/.test(file))
    .map((file) => [file, readFileSync(`src/${file}`, 'utf8')] as const);
  // Writers use it, `{.wide}` at the end of a block: no component does.
  const unused = ['sections/Article/ArticleBody.module.css: wide'];
  expect(compare(files)).toEqual({ unknown: [], unused });
});

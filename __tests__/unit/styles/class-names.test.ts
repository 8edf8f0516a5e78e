import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'postcss';

const imports = /import \* as (\w+) from '(\.[^']+\.css)';/g;

const filesOf = (ending: RegExp) =>
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .map((file) => [file, readFileSync(`src/${file}`, 'utf8')] as const);

/** The classes of a style sheet. */
function classesOf(sheet: string): string[] {
  const selectors: string[] = [];
  parse(sheet).walkRules(({ selector }) => void selectors.push(selector));
  const own = selectors.join(' ').replace(/:global\([^)]*\)/g, '');
  return [...new Set(Array.from(own.matchAll(/\.([a-z]\w*)/gi), ([, name = '']) => name))];
}

/** Each import of a style sheet, with the script that has it. */
const uses = filesOf(/\.tsx?$/).flatMap(([file, text]) =>
  Array.from(text.matchAll(imports), ([, css, from = '']) => {
    const sheet = path.join(path.dirname(file), from);
    return { sheet, css, script: text.replaceAll(imports, '') };
  }),
);

test.each(filesOf(/\.module\.css$/))('each class of %s is used, and no other', (sheet, text) => {
  const classes = classesOf(text);
  const users = uses.filter((use) => use.sheet === sheet);
  const scripts = users.map(({ script }) => script).join();
  // As `css.name`, or as a text with which one is chosen.
  const unused = classes.filter((name) => !new RegExp(`[.']${name}\\b`).test(scripts));
  // Writers use it, `{.wide}` at the end of a block: no component does.
  expect(unused.filter((name) => name !== 'wide')).toEqual([]);
  const named = users.flatMap(({ css, script }) => [
    ...script.matchAll(new RegExp(`\\b${css}\\.(\\w+)`, 'g')),
  ]);
  expect(named.filter(([, name = '']) => !classes.includes(name))).toEqual([]);
});

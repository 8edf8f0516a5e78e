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

test('each class is used, and each used class exists', () => {
  const sheets = new Map<string, { classes: string[]; users: string }>();
  for (const [file, text] of filesOf(/\.module\.css$/)) {
    sheets.set(file, { classes: classesOf(text), users: '' });
  }
  const unknown: string[] = [];
  for (const [file, text] of filesOf(/\.tsx?$/)) {
    const script = text.replaceAll(imports, '');
    for (const [, css, from = ''] of text.matchAll(imports)) {
      const sheet = sheets.get(path.join(path.dirname(file), from));
      if (!sheet) continue;
      sheet.users += script;
      const named = script.matchAll(new RegExp(`\\b${css}\\.(\\w+)`, 'g'));
      for (const [use, name = ''] of named) {
        if (!sheet.classes.includes(name)) unknown.push(`${file}: ${use}`);
      }
    }
  }
  const unused = [...sheets].flatMap(([file, { classes, users }]) =>
    classes
      // As `css.name`, or as a text with which one is chosen.
      .filter((name) => !new RegExp(`[.']${name}\\b`).test(users))
      .map((name) => `${file}: ${name}`),
  );
  // Writers use it, `{.wide}` at the end of a block: no component does.
  expect({ unknown, unused }).toEqual({
    unknown: [],
    unused: ['sections/Article/ArticleBody.module.css: wide'],
  });
});

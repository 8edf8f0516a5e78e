/** Compares the content with specification-words.yaml. No other test fails when a writer changes content. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { LIMITS } from '../../src/forms/rules';

function contentOf(file: string): unknown {
  const text = readFileSync(`content/${file}`, 'utf8');
  if (file.endsWith('.json')) return JSON.parse(text);
  const [, frontMatter = '', ...body] = text.split(/^---$/m);
  return { ...parse(frontMatter), body: body.join('---') };
}

/** The prescribed values that a value does not have, each with its place. */
function differences(value: unknown, prescribed: unknown, place: string): string[] {
  if (typeof prescribed === 'object' && prescribed !== null) {
    const inside = Object(value);
    return Object.entries(prescribed).flatMap(([key, wanted]) =>
      differences(inside[key], wanted, `${place}.${key}`),
    );
  }
  const [, pattern] = /^\/(.*)\/$/.exec(String(prescribed)) ?? [];
  const fits = pattern ? new RegExp(pattern, 'is').test(String(value)) : value === prescribed;
  return fits ? [] : [`${place}: ${String(value)}, prescribed: ${String(prescribed)}`];
}

const words: object = parse(readFileSync('__tests__/unit/specification-words.yaml', 'utf8'));

test.each(Object.entries(words))('%s has the prescribed words', (file, prescribed) => {
  expect(differences(contentOf(file), prescribed, file)).toEqual([]);
});

test('a first name has at least three letters', () => {
  expect(LIMITS.firstNameMin).toBe(3);
});

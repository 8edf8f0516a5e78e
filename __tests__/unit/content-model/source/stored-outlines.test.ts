import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { pictureMistake } from '../../../../src/content-model/rules/pictures';
import { outlineOf } from '../../../../src/content-model/source/markdown/outline';
import {
  loadOutlines,
  saveOutlines,
  storedOutline,
} from '../../../../src/content-model/source/stored-outlines';
import { useFolder } from '../../../fixtures/folder';

const folder = useFolder();
const file = () => folder.at('cache/outlines');

/** Builds a site of texts, and marks their outlines. Returns the texts whose outlines were not stored. */
function build(version: string, ...texts: readonly string[]) {
  loadOutlines(file(), version);
  const parsed = texts.filter((text) => {
    const { headings } = storedOutline(text, 1);
    const isStored = headings.some(({ text }) => text === 'marked');
    if (!isStored) headings.push({ text: 'marked', line: 1, level: 2 });
    return !isStored;
  });
  saveOutlines();
  return parsed;
}

test('a build reuses the outlines of earlier ones for the same text and code', () => {
  expect(build('1', 'a', 'bc')).toEqual(['a', 'bc']);
  expect(build('1', 'a', 'bc', 'd')).toEqual(['d']);
  expect(build('1', 'a')).toEqual([]);
  expect(build('1', 'a', 'bc')).toEqual(['bc']);
  expect(build('2', 'a')).toEqual(['a']);
});

test('a text that starts on another line gets a new outline', () => {
  const text = '## A heading\n\nA [link](/home) and **words**.\n';
  build('1', text);
  loadOutlines(file(), '1');
  expect(storedOutline(text, 6)).toEqual(outlineOf(text, 6));
});

test('a cache that cannot be written stops no build', () => {
  folder.write('cache', 'no folder');
  expect([build('1', 'a'), build('1', 'a')]).toEqual([['a'], ['a']]);
});

test('a damaged cache is replaced', () => {
  build('1', 'a');
  writeFileSync(file(), readFileSync(file()).subarray(0, 20));
  expect(build('1', 'a')).toEqual(['a']);
  expect(build('1', 'a')).toEqual([]);
});

test('a picture that is cut off after an earlier check is reported', async () => {
  const picture = folder.at('picture.png');
  copyFileSync('content/pages/pictures/contact.png', picture);
  expect(await pictureMistake(picture)).toBeUndefined();
  writeFileSync(picture, readFileSync(picture).subarray(0, -1000));
  expect(await pictureMistake(picture)).toMatchObject({ problem: 'is cut off or damaged' });
});

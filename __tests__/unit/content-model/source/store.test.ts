import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { outlineOf } from '../../../../src/content-model/source/markdown/outline';
import { pictureMistake } from '../../../../src/content-model/rules/pictures';
import { outlines } from '../../../../src/content-model/source/read-content';
import { createStore, loadStores, saveStores } from '../../../../src/content-model/source/store';
import { useFolder } from '../../../fixtures/folder';

const folder = useFolder();
const cache = () => folder.at('cache');
const text = '## A heading\n\nA [link](/home) and **words**.\n';

test.each([
  ['the outline from the previous build', 5, 0],
  ['a new outline if the text starts on another line', 6, 1],
])('a build gets %s', (_name, line, times) => {
  const make = jest.fn(() => outlineOf(text, line));
  loadStores(cache(), '1');
  outlines.set(`5\n${text}`, outlineOf(text, 5));
  saveStores();
  loadStores(cache(), '1');
  expect(outlines.of(`${line}\n${text}`, make)).toEqual(outlineOf(text, line));
  expect(make).toHaveBeenCalledTimes(times);
});

const lengths = createStore<number>('lengths');

/** Requests the lengths of texts in a new build. Returns the texts whose lengths were not stored. */
function measure(version: string, ...texts: readonly string[]) {
  loadStores(cache(), version);
  const unknown = texts.filter((each) => lengths.get(each) === undefined);
  for (const each of unknown) lengths.set(each, each.length);
  saveStores();
  return unknown;
}

test('a build reuses earlier results for the same input and code', () => {
  expect(measure('1', 'a', 'bc')).toEqual(['a', 'bc']);
  expect(measure('1', 'a', 'bc', 'd')).toEqual(['d']);
  expect(measure('1', 'a')).toEqual([]);
  expect(measure('1', 'a', 'bc')).toEqual(['bc']);
  expect(measure('2', 'a')).toEqual(['a']);
});

test('a damaged cache is replaced', () => {
  measure('1', 'a');
  const file = folder.at('cache/lengths');
  writeFileSync(file, readFileSync(file).subarray(0, 20));
  expect(measure('1', 'a')).toEqual(['a']);
  expect(measure('1', 'a')).toEqual([]);
});

test('a picture that is cut off after an earlier check is reported', async () => {
  const picture = folder.at('picture.png');
  copyFileSync('content/pages/pictures/contact.png', picture);
  loadStores(cache(), '1');
  expect(await pictureMistake(picture)).toBeUndefined();
  saveStores();
  loadStores(cache(), '1');
  writeFileSync(picture, readFileSync(picture).subarray(0, -1000));
  expect(await pictureMistake(picture)).toMatchObject({ problem: 'is cut off or damaged' });
});

import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { outlineOf } from '../../../../src/content-model/checks/body/outline';
import { pictureMistake, wholePictures } from '../../../../src/content-model/checks/rules/pictures';
import { outlines, storedOutline } from '../../../../src/content-model/checks/site-content';
import { createStore } from '../../../../src/content-model/checks/store';
import { useFolder } from '../../../fixtures/folder';

const folder = useFolder();
const cache = () => folder.at('cache');
const file = () => folder.at('cache/outlines');
const text = '## A heading\n\nA [link](/home) and **words**.\n';

/** The outline of a text in a build of its own. */
function build(body: string, line = 5) {
  outlines.load('1', cache());
  const outline = storedOutline({ text: body, line });
  outlines.save(cache());
  return outline;
}

test('a build gets the outline that the last one made, for the same text at the same line', () => {
  expect(build(text)).toEqual(outlineOf(text, 5));
  expect(build(text)).toEqual(outlineOf(text, 5));
  expect(build(text, 6)).toEqual(outlineOf(text, 6));
  expect(build(`${text}\n[Another](/about)\n`).links).toHaveLength(2);
});

test('outlines that no text has any more are dropped', () => {
  build(text);
  const size = readFileSync(file()).length;
  build('Short.');
  expect(readFileSync(file()).length).toBeLessThan(size);
});

test('a broken cache is made again', () => {
  build(text);
  writeFileSync(file(), readFileSync(file()).subarray(0, 20));
  expect(build(text)).toEqual(outlineOf(text, 5));
  expect(readFileSync(file()).length).toBeGreaterThan(20);
});

/** Asks for the lengths of texts in a build of its own; returns the texts whose length it did not know. */
function measure(version: string, ...texts: readonly string[]) {
  const lengths = createStore<number>('lengths');
  lengths.load(version, cache());
  const unknown = texts.filter((each) => lengths.get(each) === undefined);
  for (const each of unknown) lengths.set(each, each.length);
  lengths.save(cache());
  return unknown;
}

test('a build gets the results of the last one for the same input', () => {
  expect(measure('1', 'a', 'bc')).toEqual(['a', 'bc']);
  expect(measure('1', 'a', 'bc', 'd')).toEqual(['d']);
  expect(measure('1', 'a')).toEqual([]);
  expect(measure('1', 'a', 'bc')).toEqual(['bc']);
});

test('results of other code are not used', () => {
  measure('1', 'a');
  expect(measure('2', 'a')).toEqual(['a']);
});

test('a picture that was whole is reported when a later build finds it cut off', async () => {
  const picture = folder.at('picture.png');
  copyFileSync('content/pages/pictures/contact.png', picture);
  wholePictures.load('1', cache());
  expect(await pictureMistake(picture)).toBeUndefined();
  wholePictures.save(cache());
  wholePictures.load('1', cache());
  expect(await pictureMistake(picture)).toBeUndefined();
  writeFileSync(picture, readFileSync(picture).subarray(0, -1000));
  expect(await pictureMistake(picture)).toMatchObject({ problem: 'is cut off or damaged' });
});

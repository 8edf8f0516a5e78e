import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { outlineOf } from '../../../../src/content-model/source/markdown/outline';
import { pictureMistake, wholePictures } from '../../../../src/content-model/rules/pictures';
import { outlines, storedOutline } from '../../../../src/content-model/source/read-content';
import { createStore } from '../../../../src/content-model/source/store';
import { useFolder } from '../../../fixtures/folder';

const folder = useFolder();
const cache = () => folder.at('cache');
const text = '## A heading\n\nA [link](/home) and **words**.\n';

/** The outline of a text in a build of its own. */
function outlineInBuild(line: number) {
  outlines.load('1', cache());
  const outline = storedOutline({ text, line });
  outlines.save();
  return outline;
}

test('a build gets the outline that the last one made, for the same text at the same line', () => {
  expect(outlineInBuild(5)).toEqual(outlineOf(text, 5));
  expect(outlineInBuild(5)).toEqual(outlineOf(text, 5));
  expect(outlineInBuild(6)).toEqual(outlineOf(text, 6));
});

/** Asks for the lengths of texts in a build of its own; returns the texts whose length it did not know. */
function measure(version: string, ...texts: readonly string[]) {
  const lengths = createStore<number>('lengths');
  lengths.load(version, cache());
  const unknown = texts.filter((each) => lengths.get(each) === undefined);
  for (const each of unknown) lengths.set(each, each.length);
  lengths.save();
  return unknown;
}

test('a build gets the results of the last one for the same input and the same code', () => {
  expect(measure('1', 'a', 'bc')).toEqual(['a', 'bc']);
  expect(measure('1', 'a', 'bc', 'd')).toEqual(['d']);
  expect(measure('1', 'a')).toEqual([]);
  expect(measure('1', 'a', 'bc')).toEqual(['bc']);
  expect(measure('2', 'a')).toEqual(['a']);
});

test('a broken cache is made again', () => {
  measure('1', 'a');
  const file = folder.at('cache/lengths');
  writeFileSync(file, readFileSync(file).subarray(0, 20));
  expect(measure('1', 'a')).toEqual(['a']);
  expect(measure('1', 'a')).toEqual([]);
});

test('a picture that was whole is reported when a later build finds it cut off', async () => {
  const picture = folder.at('picture.png');
  copyFileSync('content/pages/pictures/contact.png', picture);
  wholePictures.load('1', cache());
  expect(await pictureMistake(picture)).toBeUndefined();
  wholePictures.save();
  wholePictures.load('1', cache());
  writeFileSync(picture, readFileSync(picture).subarray(0, -1000));
  expect(await pictureMistake(picture)).toMatchObject({ problem: 'is cut off or damaged' });
});

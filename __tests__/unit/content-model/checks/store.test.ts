import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { pictureMistake, wholePictures } from '../../../../src/content-model/checks/rules/pictures';
import { createStore } from '../../../../src/content-model/checks/store';
import { useFolder } from '../../../fixtures/folder';

const folder = useFolder();
const file = () => folder.at('cache/lengths');
const cache = () => folder.at('cache');

/** The lengths of texts in a build of its own, and those that it had to find out. */
function build(...texts: readonly string[]) {
  const lengths = createStore<number>('lengths');
  lengths.load(cache());
  const made: string[] = [];
  for (const text of texts) {
    if (lengths.get(text) !== undefined) continue;
    made.push(text);
    lengths.set(text, text.length);
  }
  lengths.save(cache());
  return made;
}

test('a build gets the results of the last one for the same input', () => {
  expect(build('a', 'bc')).toEqual(['a', 'bc']);
  expect(build('a', 'bc', 'd')).toEqual(['d']);
  expect(build('a', 'bc', 'd')).toEqual([]);
});

test('results that nothing has asked for are dropped', () => {
  build('a', 'bc');
  build('a');
  expect(build('a', 'bc')).toEqual(['bc']);
});

test('a broken cache is made again', () => {
  build('a');
  writeFileSync(file(), readFileSync(file()).subarray(0, 20));
  expect(build('a')).toEqual(['a']);
  expect(build('a')).toEqual([]);
});

test('a picture that was whole is reported when a later build finds it cut off', async () => {
  const picture = folder.at('picture.png');
  copyFileSync('content/pages/pictures/contact.png', picture);
  wholePictures.load(cache());
  expect(await pictureMistake(picture)).toBeUndefined();
  wholePictures.save(cache());
  wholePictures.load(cache());
  expect(await pictureMistake(picture)).toBeUndefined();
  writeFileSync(picture, readFileSync(picture).subarray(0, -1000));
  expect(await pictureMistake(picture)).toMatchObject({ problem: 'is cut off or damaged' });
});

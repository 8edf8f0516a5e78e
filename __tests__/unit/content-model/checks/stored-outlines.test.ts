import { readFileSync, writeFileSync } from 'node:fs';
import { outlineOf } from '../../../../src/content-model/checks/body/outline';
import {
  loadOutlines,
  saveOutlines,
  storedOutline,
} from '../../../../src/content-model/checks/body/stored-outlines';
import { useFolder } from '../../../fixtures/folder';

const folder = useFolder();
const file = () => folder.at('cache/outlines');
const text = '## A heading\n\nA [link](/home) and **words**.\n';

/** The outline of a text in a build of its own. */
function build(body: string, line = 5) {
  loadOutlines(file());
  const outline = storedOutline(body, line);
  saveOutlines(file());
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

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { media } from '../../../src/styles/media';

const sheet = readFileSync(path.resolve(__dirname, '../../../src/styles/media.css'), 'utf8');

test.each(Object.entries(media))('%s says the same to scripts and style sheets', (key, query) => {
  const name = key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  expect(sheet).toContain(`@custom-media --${name} ${query};`);
});

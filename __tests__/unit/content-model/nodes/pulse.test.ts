import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pulseAddress } from '../../../../src/content-model/nodes/pulse';
import { useFolder } from '../../../fixtures/folder';

const home = process.cwd();
const { at, write } = useFolder();
afterEach(() => process.chdir(home));

test.each([
  ['the drawn picture has its light', 'home', 'drawn', true],
  ['a picture that replaces the drawn one has none', 'home', 'other', false],
  ['a picture without an animation has none', 'vision', 'drawn', false],
])('%s', async (_name, name, contentDigest, hasLight) => {
  const svg = '<svg data-picture="drawn"/>';
  write('home.svg', svg);
  process.chdir(at());
  const address = await pulseAddress({ dir: at(), name, internal: { contentDigest } });
  expect(address && readFileSync(path.join('public', address), 'utf8')).toBe(hasLight ? svg : null);
});

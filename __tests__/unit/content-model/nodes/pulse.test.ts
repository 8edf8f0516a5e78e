import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { FileSystemNode } from 'gatsby-source-filesystem';
import { pulseAddress } from '../../../../src/content-model/nodes/pulse';
import { useFolder } from '../../../fixtures/folder';

const home = process.cwd();
const { at, write } = useFolder();
afterEach(() => process.chdir(home));

/** A data layer with a node for each SVG on disk. */
const context = {
  nodeModel: {
    findOne: async (query: object) => {
      const beside: string = Object(query).query.filter.beside.eq;
      return existsSync(`${beside}.svg`) ? Object({ beside }) : null;
    },
  },
};

test.each([
  ['the drawn picture has its light', 'home', 'drawn', true],
  ['a picture that replaces the drawn one has none', 'home', 'other', false],
  ['a picture without an animation has none', 'vision', 'drawn', false],
])('%s', async (_name, name, contentDigest, hasLight) => {
  const svg = '<svg data-picture="drawn"/>';
  write('home.svg', svg);
  process.chdir(at());
  const picture = { dir: at(), name, internal: { contentDigest } };
  const address = await pulseAddress(picture as FileSystemNode, {}, context);
  expect(address && readFileSync(path.join('public', address), 'utf8')).toBe(hasLight ? svg : null);
});

import { existsSync } from 'node:fs';
import path from 'node:path';
import type { FileSystemNode } from 'gatsby-source-filesystem';
import { pulseAddress } from '../../../../src/content-model/nodes/pulse';

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
  ['a picture that replaces the drawn one', 'home'],
  ['a picture without an animation', 'vision'],
])('%s has no light', async (_name, name) => {
  const dir = path.resolve('content/pages/pictures');
  const picture = { dir, name, internal: { contentDigest: 'of another picture' } };
  expect(await pulseAddress(picture as FileSystemNode, {}, context)).toBeNull();
});

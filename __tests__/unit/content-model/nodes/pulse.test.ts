import { existsSync } from 'node:fs';
import path from 'node:path';
import type { FileSystemNode } from 'gatsby-source-filesystem';
import { pulseAddress } from '../../../../src/content-model/nodes/pulse';

/** A data layer with a node for each file on disk. */
const context = {
  nodeModel: {
    findOne: async (query: object) => {
      const absolutePath: string = Object(query).query.filter.absolutePath.eq;
      return existsSync(absolutePath) ? Object({ absolutePath }) : null;
    },
  },
};

const pictures = path.resolve('content/pages/pictures');

test.each([
  ['a picture that replaces the drawn one', 'home.png'],
  ['a picture without an animation', 'vision.png'],
])('%s has no light on it', async (_name, file) => {
  const picture = {
    absolutePath: path.join(pictures, file),
    ext: '.png',
    internal: { contentDigest: 'of another picture' },
  };
  expect(await pulseAddress(picture as FileSystemNode, {}, context)).toBeNull();
});

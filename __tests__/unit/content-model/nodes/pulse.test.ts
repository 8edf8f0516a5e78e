import path from 'node:path';
import type { FileSystemNode } from 'gatsby-source-filesystem';
import { pulseAddress } from '../../../../src/content-model/nodes/pulse';

/** A data layer without the drawing's node: it only makes pages depend on the file. */
const context = { nodeModel: { findOne: async () => null } };

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

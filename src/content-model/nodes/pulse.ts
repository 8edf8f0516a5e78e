import { readFile } from 'node:fs/promises';
import type { FileSystemNode } from 'gatsby-source-filesystem';
import type { FileFinder } from './node-model';
import { writeStaticFile } from './static-file';

/**
 * The address of the light that runs along a picture's lit path: an animation that `artwork/` draws beside the picture, such
 * as home.svg beside home.png. `null` if there is none, or if it was drawn for another picture (R309).
 */
export async function pulseAddress(
  { dir, name, internal }: FileSystemNode,
  _args: unknown,
  { nodeModel }: FileFinder,
): Promise<string | null> {
  const beside = `${dir}/${name}`;
  const pulse = await nodeModel.findOne({
    type: 'Pulse',
    query: { filter: { beside: { eq: beside } } },
  });
  if (!pulse) return null;
  const svg = await readFile(`${beside}.svg`, 'utf8');
  return svg.includes(internal.contentDigest) ? writeStaticFile('pulse.svg', svg) : null;
}

import { readFile } from 'node:fs/promises';
import type { FileSystemNode } from 'gatsby-source-filesystem';
import { fileAt, type FileFinder } from './node-model';
import { writeStaticFile } from './static-file';

/**
 * The address of the light that runs along a picture's lit path: an animation that `artwork/` draws beside the picture, such
 * as home.svg beside home.png. `null` if there is none, or if it was drawn for another picture (R309).
 */
export async function pulseAddress(
  picture: FileSystemNode,
  _args: unknown,
  context: FileFinder,
): Promise<string | null> {
  const drawing = await fileAt(picture.absolutePath.replace(picture.ext, '.svg'), context);
  if (!drawing) return null;
  const svg = await readFile(String(drawing.absolutePath), 'utf8');
  return svg.includes(picture.internal.contentDigest) ? writeStaticFile('pulse.svg', svg) : null;
}

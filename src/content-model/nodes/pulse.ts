import { readFile } from 'node:fs/promises';
import { writeStaticFile } from './static-file';

/** The node of a picture's file. */
interface Picture {
  dir: string;
  name: string;
  internal: { contentDigest: string };
}

/**
 * The address of the light that runs along a picture's lit path: an animation that `artwork/` draws beside the picture, such
 * as home.svg beside home.png. `null` if there is none, or if it was drawn for another picture (R309): both are drawn
 * together, and the animation names the digest of its picture.
 */
export async function pulseAddress({ dir, name, internal }: Picture): Promise<string | null> {
  const svg = await readFile(`${dir}/${name}.svg`, 'utf8').catch(() => '');
  return svg.includes(internal.contentDigest) ? writeStaticFile('pulse.svg', svg) : null;
}

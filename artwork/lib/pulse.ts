import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { colours } from './colour';
import { fromRoot } from './files';
import { pathData, type Point } from './geometry';
import { onPlane, project } from './projection';
import type { Picture } from './scene';

/** A short light within the line, which runs once. The site uses it as a mask, so only its opacity matters. */
const style = `path{fill:none;stroke:${colours.white};stroke-opacity:.9;stroke-dasharray:.02 2;animation:run 1.6s .9s ease-in-out both}@keyframes run{from{stroke-dashoffset:.04}to{stroke-dashoffset:-1}}`;

/**
 * A light that runs along a picture's lit path: an animated SVG of the picture's size. It contains the digest of the
 * picture's file, since it fits no other picture.
 * https://developer.mozilla.org/docs/Web/SVG/Reference/Attribute/pathLength
 */
export async function pulseOf(picture: Picture): Promise<string> {
  const { file, size, view, items } = picture;
  const [width, height] = size;
  const digest = createHash('md5')
    .update(await readFile(fromRoot(file)))
    .digest('hex');
  const strokes = items.filter((item) => item.kind === 'stroke');
  const path = strokes.filter(({ colour, closed }) => colour === colours.amber && !closed);
  const points = path.flatMap(({ plane, lines }) =>
    lines.flat().map((point): Point => {
      const [x, y] = project(view, onPlane(plane, point));
      return [Math.round(x), Math.round(y)];
    }),
  );
  const thickness = Math.round((path[0]?.width ?? 0) * view.scale * 0.7);
  const d = pathData([points], true);
  return `<svg xmlns="http://www.w3.org/2000/svg" data-picture="${digest}" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><style>${style}</style><path pathLength="1" stroke-width="${thickness}" d="${d}"/></svg>\n`;
}

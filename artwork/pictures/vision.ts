import { colours } from '../lib/colour';
import { contours, grid } from '../lib/marks';
import { litPath } from '../lib/path';
import { slab, type Item, type Picture } from '../lib/scene';

const STEP = 3;
const RISE = 0.6;
const FLOOR = -9;

const pale = [colours.white, colours.mist, colours.paperDeep, colours.mistDeep];

/** A plane of a field that rises away from the viewer: blue under the path, pale beside it. */
function plane(row: number, column: number, z: number): Item {
  const shade =
    column === 0 ? colours.harbour : (pale[(row * 2 + column * 3 + 14) % 4] ?? colours.mist);
  const top =
    (row + column) % 3 === 0 ? grid(0.75, 0.3) : contours(row * 5 + column + 40, 2.4, 9, 0.4);
  return slab([column * STEP, -row * STEP], [STEP, STEP], [FLOOR, z], shade, { top });
}

/** The height of a plane: the path rises one step per row; the planes beside it are higher or lower. */
function height(row: number, column: number): number {
  if (column === 0) return row * RISE;
  const noise = ((row * 7 + column * 13 + 70) % 5) * 0.32;
  return column < 0
    ? row * RISE + 0.5 + noise - column * 0.2
    : row * RISE - 1.1 - noise - column * 0.5;
}

const rows = Array.from({ length: 9 }, (_, i) => i - 1);
const columns = Array.from({ length: 9 }, (_, i) => i - 4);
const field = rows.flatMap((row) =>
  columns.map((column) => plane(row, column, height(row, column))),
);

const path = litPath(
  field,
  { glow: 0.55, width: 0.16 },
  [STEP / 2, 2 * STEP],
  [STEP / 2, -7 * STEP],
);

/** Pale planes rise away, with a lit path over a blue flight of them. */
export const vision: Picture = {
  file: 'content/pages/pictures/vision.png',
  size: [1600, 1600],
  view: { scale: 104, origin: [330, 1300] },
  ground: { colour: colours.mist, shadow: 0 },
  items: [...field, ...path],
};

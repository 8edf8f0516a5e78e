import { colours, mix, type Colour } from '../lib/colour';
import type { Point } from '../lib/geometry';
import { contours, grid, hatch, laminae, stipple } from '../lib/marks';
import { litPath, station } from '../lib/path';
import { slab, type Item, type Picture } from '../lib/scene';

type Plane = readonly [x0: number, x1: number, y0: number, y1: number];

/** The planes of the nth tier of parties. */
function tier(n: number, heights: Point, colour: Colour, ...planes: readonly Plane[]): Item[] {
  return planes.map(([x0, x1, y0, y1]) =>
    slab([x0, y0], [x1 - x0, y1 - y0], heights, colour, {
      top: n === 0 ? contours(6, 3, 8, 0.5) : grid(0.6, 0.3),
      side: n % 2 ? hatch(0.16) : stipple(n + 3, 0.12),
    }),
  );
}

const blue = mix(colours.mistDeep, colours.harbour, 0.55);
const dark = mix(colours.inkLine, colours.harbour, 0.35);

/** The bank, the parties that it depends on, and their own suppliers, from light to dark. */
const planes = [
  slab([-9, -4.9], [9, 11], [0, 0.95], colours.white, {
    top: contours(14, 3.4, 9, 0.5),
    side: laminae(0.12),
  }),
  slab([-1, -0.9], [5.2, 3.1], [-0.55, 0], colours.harbour, { side: laminae(0.11, 0.3) }),
  ...tier(0, [-0.55, 0], colours.mistDeep, [-1, 3.2, -4.4, -1.5], [-1, 2.5, 2.9, 5.2]),
  ...tier(
    1,
    [-1.05, -0.55],
    blue,
    [2, 6.4, -5, -2.7],
    [3, 5.9, -1.9, 0],
    [3, 7.6, 0.6, 2.7],
    [1.2, 5.1, 3.5, 5.8],
  ),
  ...tier(2, [-1.5, -1.05], dark, [5, 8.6, -5.4, -3.2], [5, 10.8, -1.5, 1.9], [4, 8.3, 4.1, 6.4]),
  ...tier(
    3,
    [-1.9, -1.5],
    colours.inkLine,
    [7.6, 11.4, -4.6, -2.2],
    [9.6, 13.6, -0.8, 1.3],
    [6.8, 11.6, 3.4, 5.6],
  ),
];
const path = litPath(planes, { width: 0.12, glow: 0.5 }, [-9, 1.1], [8, 1.1]);

export const riskmanagement: Picture = {
  file: 'content/solutions/pictures/riskmanagement.png',
  size: [2000, 1400],
  view: { scale: 135, origin: [640, 430] },
  ground: { colour: colours.ink, shadow: 0 },
  items: [...planes, ...path, station([8, 1.1], -1.05, 0.26)],
};

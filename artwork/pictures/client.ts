import { colours } from '../lib/colour';
import { circle, rectangle, type Point } from '../lib/geometry';
import { contours, dashes, hatch, laminae } from '../lib/marks';
import { litPath, station } from '../lib/path';
import { prism, slab, type Picture } from '../lib/scene';

const BASE = 0.4;

/** The middles of the three plinths along x, how far from them the path goes round them, and where it ends on them. */
const middles = [1.6, 5.15, 8.7] as const;
const MIDDLE_Y = 1.6;
const AROUND = 2;
const LEDGE = 1.2;

const [first, second, third] = middles;

/** The outline of a square around a point. */
const square = (x: number, width: number) =>
  rectangle(x - width / 2, MIDDLE_Y - width / 2, width, width);

/** A ring of the first client's mark. */
const ring = (x: number, heights: readonly [number, number], colour: typeof colours.white) =>
  prism(circle([x, MIDDLE_Y], 0.95), heights, colour, {
    holes: [circle([x, MIDDLE_Y], 0.58)],
    side: laminae(0.12),
  });

const column = (x: number) =>
  slab([third + x - 0.28, MIDDLE_Y - 0.7], [0.56, 1.4], [BASE, 1.4], colours.white, {
    side: laminae(0.16),
  });

/**
 * The clients' marks as bodies: two rings, squares in a square, and columns under a roof. Their highest points are on one
 * line.
 */
const marks = [
  [
    prism(square(first, 2), [BASE, 1.15], colours.mist, { side: dashes(0.14) }),
    ring(first - 0.42, [1.15, 1.75], colours.harbour),
    ring(first + 0.42, [1.75, 2.35], colours.white),
  ],
  [
    prism(square(second, 2.1), [BASE, 1.1], colours.white, { side: dashes(0.14) }),
    prism(square(second, 1.4), [1.1, 1.8], colours.harbour),
    prism(square(second, 0.7), [1.8, 2.45], colours.white),
  ],
  [
    ...[-0.8, 0, 0.8].map(column),
    slab([third - 1.3, MIDDLE_Y - 0.95], [2.6, 1.9], [1.4, 1.75], colours.mist, {
      top: contours(6, 2),
    }),
  ],
] as const;

const plinth = (x: number) =>
  slab([x - 1.45, MIDDLE_Y - 1.45], [2.9, 2.9], [0, BASE], colours.mistDeep, {
    top: contours(5, x),
    side: hatch(0.16),
  });

/** One client's mark, near enough that its plate has no edge. One path leads from picture to picture. */
function detail(x: number, index: number): Picture {
  const [west, east] = [x - 9, x + 9];
  const plate = slab([west, -8], [east - west, 18], [-0.3, 0], colours.inkRaised);
  const near = [plate, plinth(x), ...(marks[index] ?? [])];
  const [u, v] = [(x - MIDDLE_Y) * Math.cos(Math.PI / 6), (x + MIDDLE_Y) / 2];
  const from: Point = [west, MIDDLE_Y + AROUND];
  const front: Point = [x, MIDDLE_Y + AROUND];
  const corner: Point = [x + AROUND, MIDDLE_Y + AROUND];
  const to: Point = [x + AROUND, -8];
  const end: Point = index === 1 ? [x + LEDGE, MIDDLE_Y] : [x, MIDDLE_Y + LEDGE];
  // It begins at the first client, passes the second and ends at the last.
  const legs: readonly Point[][][] = [
    [[end, front, corner, to]],
    [
      [from, corner, to],
      [[x + AROUND, MIDDLE_Y], end],
    ],
    [[from, front, end]],
  ];
  return {
    file: `content/pages/pictures/client-${index + 1}.png`,
    size: [1200, 800],
    view: { scale: 130, origin: [600 - u * 130, 470 - v * 130] },
    ground: { colour: colours.ink, shadow: 0 },
    items: [
      ...near,
      ...(legs[index] ?? []).flatMap((leg) => litPath(near, { width: 0.1 }, ...leg)),
      station(end, BASE, 0.16),
    ],
  };
}

export const clientDetails: readonly Picture[] = middles.map(detail);

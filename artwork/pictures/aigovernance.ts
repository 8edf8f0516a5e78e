import { colours } from '../lib/colour';
import { rectangle, type Point } from '../lib/geometry';
import { contours, laminae, stipple } from '../lib/marks';
import { litPath, station, type Corner } from '../lib/path';
import { slab, type Picture } from '../lib/scene';

const cells = 5;
const pitch = 1.6;
const bar = 0.4;
const edge = 1.1;
const span = cells * pitch + bar;
const outer = span + 2 * edge;

const holes: Point[][] = Array.from({ length: cells * cells }, (_, n) => {
  const [i, j] = [n % cells, Math.floor(n / cells)];
  return rectangle(edge + bar + i * pitch, edge + bar + j * pitch, pitch - bar, pitch - bar);
});

/** The middle of the lattice's nth bar. */
const along = (n: number): number => edge + bar / 2 + n * pitch;

const rim = 1.3;
const deck = 0.7;

/** A fine lattice in a strong frame; the path follows its bars. */
const solids = [
  slab([-12, -12], [outer + 24, outer + 24], [-2.2, -1.7], colours.mistDeep, {
    top: contours(17, 4, 6, 0.45),
  }),
  slab([0, 0], [outer, outer], [0, rim], colours.white, {
    holes: [rectangle(edge, edge, span, span)],
    side: laminae(0.22, 0.5),
  }),
  slab([0, 0], [outer, outer], [-0.5, 0], colours.mistLine, {
    holes: [rectangle(edge, edge, span, span)],
    side: stipple(2, 0.12),
  }),
  slab([edge, edge], [span, span], [deck - 0.22, deck], colours.harbour, { holes }),
];

const corners: Corner[] = [
  [0, along(2)],
  [along(1), along(2)],
  [along(1), along(4)],
  [along(4), along(4)],
  [along(4), along(2)],
];

export const aigovernance: Picture = {
  file: 'content/solutions/pictures/aigovernance.png',
  size: [2000, 1400],
  view: { scale: 102, origin: [1000, 215] },
  ground: { colour: colours.mistDeep, shadow: 0.3, z: -2.2 },
  items: [
    ...solids,
    ...litPath(solids, { width: 0.12 }, ...corners),
    station([along(4), along(2)], deck, 0.27),
  ],
};

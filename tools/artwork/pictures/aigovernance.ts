import { colours } from '../lib/colour';
import { rectangle, type Point } from '../lib/geometry';
import { laminae } from '../lib/marks';
import { litPath, points, station } from '../lib/path';
import { slab, type Item, type Picture } from '../lib/scene';

const cell = 0.9;
const bar = 0.2;
const cells = [0, 1, 2, 3, 4, 5];
const holes: Point[][] = cells.flatMap((i) =>
  cells.map((j) => rectangle(0.8 + i * cell + bar / 2 , 0.8 + j * cell + bar / 2, cell - bar, cell - bar)),
);

/** A fine lattice, held in a frame that is stronger than it. */
const items: Item[] = [
  slab([-0.6, -0.6], [8.2, 8.2], [-1.6, -1.2], colours.white),
  slab([0, 0], [7, 0.8], [0, 1], colours.harbour, { sides: [laminae(0.16, 0.35)] }),
  slab([0, 0.8], [0.8, 5.4], [0, 1], colours.harbour, { sides: [laminae(0.16, 0.35)] }),
  slab([6.2, 0.8], [0.8, 5.4], [0, 1], colours.harbour, { sides: [laminae(0.16, 0.35)] }),
  slab([0, 6.2], [7, 0.8], [0, 1], colours.harbour, { sides: [laminae(0.16, 0.35)] }),
  slab([0.8, 0.8], [5.4, 5.4], [0.4, 0.6], colours.white, { holes }),
  ...litPath(points([0, 3.5, 1], [0.8, 3.5, 1], [0.8, 3.5, 0.6], [3.5, 3.5, 0.6], [3.5, 2.6, 0.6], [4.4, 2.6, 0.6]), { width: 0.12 }),
  station([4.4, 2.6], 0.6),
];
const ground = { colour: colours.paperDeep, shadow: 0.3, z: -1.6 };

export const aigovernance: Picture = {
  file: 'content/solutions/pictures/aigovernance.png',
  size: [2000, 1400],
  view: { scale: 125, origin: [1000, 250] },
  ground,
  items,
};

export const aigovernanceDetail: Picture = {
  file: 'content/solutions/pictures/aigovernance-detail.png',
  size: [1200, 1500],
  view: { scale: 250, origin: [420, 0] },
  ground,
  items,
};

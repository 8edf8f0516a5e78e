import { colours } from '../lib/colour';
import { contours, dashes, grid, hatch, laminae, stipple } from '../lib/marks';
import { litPath, points } from '../lib/path';
import { ghost, plumb } from '../lib/survey';
import { slab, type Item, type Picture } from '../lib/scene';

/**
 * A block of strata. One slab has slid out of it and left a trench; a beam has been laid across,
 * and the path goes on.
 */
const strata: Item[] = [
  slab([-0.5, -0.5], [15, 9.2], [0, 0.7], colours.inkRaised, { sides: [dashes(0.16, 0.5)] }),
  slab([0, -0.2], [15, 8.2], [0.7, 1.5], colours.mistDeep, { sides: [hatch(0.2)], top: [contours(3, 3)] }),
  slab([0.6, 0], [3.2, 7], [1.5, 2.1], colours.white, { sides: [laminae(0.12)], top: [grid(1)] }),
  slab([6.2, 0], [9, 7], [1.5, 2.1], colours.white, { sides: [laminae(0.12)], top: [grid(1)] }),
  slab([1, 0], [2.8, 5.4], [2.1, 3.1], colours.mist, { sides: [stipple(2, 0.12)], top: [contours(9, 3)] }),
  slab([6.2, 0], [8, 5.4], [2.1, 3.1], colours.mist, { sides: [stipple(4, 0.12)], top: [contours(9, 3)] }),
  slab([3.95, 3.4], [2.1, 6.6], [1.5, 2.1], colours.paperDeep, { sides: [laminae(0.12)], top: [grid(1, 0.25)] }),
  slab([1.3, 2], [6.4, 1.6], [3.1, 3.5], colours.harbour),
];

const missing: Item[] = [
  ...ghost([3.85, 0.05], [2.3, 5.3], [3.1, 3.1]),
  ...plumb(points([3.85, 5.35, 3.1], [6.15, 5.35, 3.1]), 2.1),
];

const path = litPath(
  points(
    [1.9, 8, 1.5],
    [1.9, 7, 1.5],
    [1.9, 7, 2.1],
    [1.9, 5.4, 2.1],
    [1.9, 5.4, 3.1],
    [1.9, 3.6, 3.1],
    [1.9, 3.6, 3.5],
    [1.9, 2.8, 3.5],
    [7.7, 2.8, 3.5],
    [7.7, 2.8, 3.1],
    [14.2, 2.8, 3.1],
  ),
);

const items: Item[] = [...strata, ...path, ...missing];
const ground = { colour: colours.paper, shadow: 0.25 };

export const home: Picture = {
  file: 'content/pages/pictures/home.png',
  size: [2400, 1700],
  view: { scale: 140, origin: [1480, 560] },
  ground,
  items,
};

export const homeNarrow: Picture = {
  file: 'content/pages/pictures/home-narrow.png',
  size: [1200, 1200],
  view: { scale: 92, origin: [700, 400] },
  ground,
  items,
};

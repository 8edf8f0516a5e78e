import { colours } from '../lib/colour';
import { contours, dashes, grid, hatch, laminae, stipple } from '../lib/marks';
import { litPath, points } from '../lib/path';
import { corners, plumb } from '../lib/survey';
import { slab, type Item, type Picture } from '../lib/scene';

/** Many different slabs settle into one structure; the last ones are still on their way down. */
const items: Item[] = [
  slab([0, 0], [8, 6], [0, 0.3], colours.inkRaised),
  slab([0.3, 0.3], [2.6, 5.4], [0.3, 1], colours.mist, { sides: [hatch(0.2)], top: [grid(0.6)] }),
  slab([2.9, 3], [4.8, 2.7], [0.3, 1], colours.white, { sides: [laminae(0.12)], top: [contours(4, 2)] }),
  slab([2.9, 0.3], [2.2, 2.7], [0.3, 1], colours.mistLine, { sides: [stipple(2, 0.1)] }),
  slab([5.1, 0.3], [2.6, 2.7], [0.3, 1], colours.paperDeep, { sides: [dashes(0.14)] }),
  slab([0.3, 0.3], [4.8, 1.5], [1, 1.6], colours.harbour),
  slab([2.9, 3.6], [3, 2.1], [2.8, 3.3], colours.mistDeep, { sides: [hatch(0.18)], top: [grid(0.5)] }),
  ...plumb(corners([2.9, 3.6], [3, 2.1], 2.8), 1),
  slab([5.1, 0.3], [2.6, 1.5], [3.6, 4.3], colours.white, { sides: [laminae(0.12)] }),
  ...plumb(corners([5.1, 0.3], [2.6, 1.5], 3.6), 1),
  ...litPath(points([1.2, 5.7, 0.3], [1.2, 5.7, 1], [1.2, 1.8, 1], [1.2, 1.8, 1.6], [1.2, 1, 1.6], [5.1, 1, 1.6], [5.1, 1, 1], [7.7, 1, 1], [7.7, 1, 0.3])),
];
const ground = { colour: colours.paper, shadow: 0.25 };

export const careers: Picture = {
  file: 'content/pages/pictures/careers.png',
  size: [2400, 1350],
  view: { scale: 135, origin: [1520, 480] },
  ground,
  items,
};

export const careersNarrow: Picture = {
  file: 'content/pages/pictures/careers-narrow.png',
  size: [1200, 1200],
  view: { scale: 90, origin: [540, 480] },
  ground,
  items,
};

import { colours } from '../lib/colour';
import { grid, hatch, laminae } from '../lib/marks';
import { litPath, points } from '../lib/path';
import { slab, type Item, type Picture } from '../lib/scene';

/** Two offices, far apart, on one line. */
const items: Item[] = [
  slab([0, 0], [2.4, 2.4], [0, 0.4], colours.inkRaised),
  slab([0.2, 0.2], [2, 2], [0.4, 0.8], colours.white, { sides: [laminae(0.1)], top: [grid(0.5)] }),
  slab([0.4, 0.4], [1.6, 1.6], [0.8, 1], colours.harbour),
  slab([6.2, -7], [2.4, 2.4], [0, 0.4], colours.mistDeep, { sides: [hatch(0.16)] }),
  slab([6.4, -6.8], [2, 2], [0.4, 0.9], colours.white, { sides: [laminae(0.1)], top: [grid(0.5)] }),
  slab([6.6, -6.6], [1.6, 1.6], [0.9, 1.1], colours.harbour),
  ...litPath(
    points(
      [1.2, 1.2, 1],
      [2, 1.2, 1],
      [2, 1.2, 0.8],
      [2.2, 1.2, 0.8],
      [2.2, 1.2, 0.4],
      [2.4, 1.2, 0.4],
      [2.4, 1.2, 0],
      [7.4, 1.2, 0],
      [7.4, -4.6, 0],
      [7.4, -4.6, 0.4],
      [7.4, -4.8, 0.4],
      [7.4, -4.8, 0.9],
      [7.4, -5, 0.9],
      [7.4, -5, 1.1],
      [7.4, -5.8, 1.1],
    ),
    { width: 0.1 },
  ),
];

export const contact: Picture = {
  file: 'content/pages/pictures/contact.png',
  size: [1600, 1000],
  view: { scale: 96, origin: [330, 420] },
  ground: { colour: colours.paper, shadow: 0.25 },
  items,
};

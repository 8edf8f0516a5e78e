import { colours, mix } from '../lib/colour';
import { contours, grid } from '../lib/marks';
import { litPath, points } from '../lib/path';
import { slab, type Picture } from '../lib/scene';

const dark = mix(colours.inkRaised, colours.inkLine, 0.4);

/** Layer over layer around what has to be protected. */
export const liabilityProtection: Picture = {
  file: 'content/insights/factsheet/pictures/liability-protection.png',
  size: [1200, 1500],
  view: { scale: 135, origin: [600, 800] },
  ground: { colour: colours.ink, shadow: 0 },
  items: [
    slab([-3, -3], [6, 6], [0, 0.5], dark, { top: [grid(0.5, 0.2)] }),
    slab([-2.5, -2.5], [5, 5], [1, 1.4], colours.harbour),
    slab([-2, -2], [4, 4], [1.9, 2.3], dark, { top: [contours(3, 1.4)] }),
    slab([-1.5, -1.5], [3, 3], [2.8, 3.2], colours.mist),
    ...litPath(points([0, 1.5, 2.8], [0, 1.5, 3.2], [0, 0, 3.2])),
  ],
};

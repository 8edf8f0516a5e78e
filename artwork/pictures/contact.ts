import { colours } from '../lib/colour';
import { contours, dashes, grid, hatch, laminae, stipple } from '../lib/marks';
import { litPath, station } from '../lib/path';
import { slab, type Item, type Picture } from '../lib/scene';

const near: Item[] = [
  slab([0, 0], [3, 3], [0, 0.35], colours.inkRaised, { side: dashes(0.13, 0.5) }),
  slab([0.3, 0.3], [2.4, 2.4], [0.35, 0.8], colours.mistDeep, { side: hatch(0.16) }),
  slab([0.6, 0.6], [1.8, 1.8], [0.8, 1.4], colours.white, {
    side: laminae(0.1),
    top: grid(0.45),
  }),
  station([1.5, 1.5], 1.4, 0.26),
];

const far: Item[] = [
  slab([2.4, -11.4], [3, 3], [0, 0.5], colours.paperDeep, {
    side: stipple(4, 0.1),
    top: contours(6, 1.6),
  }),
  slab([2.8, -11.4], [2.6, 2.6], [0.5, 0.75], colours.harbour),
  slab([3.2, -11.4], [1.4, 2.2], [0.75, 1.9], colours.mist, {
    side: laminae(0.12),
    top: grid(0.35),
  }),
  station([3.9, -10.3], 1.9, 0.26),
];

const offices = [...near, ...far];
const line = litPath(offices, { width: 0.12 }, [1.63, 1.5], [3.9, 1.5], [3.9, -10.17]);

/** Two different offices, far apart, joined by one line. */
export const contact: Picture = {
  file: 'content/pages/pictures/contact.png',
  size: [1600, 1000],
  view: { scale: 92, origin: [330, 640] },
  ground: { colour: colours.paper, shadow: 0.22 },
  items: [...offices, ...line],
};

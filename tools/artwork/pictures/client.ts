import { colours } from '../lib/colour';
import { contours, hatch, laminae, stipple } from '../lib/marks';
import { litPath, points } from '../lib/path';
import { slab, type Item, type Picture } from '../lib/scene';

/** Three pillars of different make carry one plane. */
const items: Item[] = [
  slab([0, 4.4], [1.2, 1.2], [0, 2.6], colours.mist, { sides: [laminae(0.13)] }),
  slab([4.4, 4.4], [1.2, 1.2], [0, 2.6], colours.inkRaised, { sides: [stipple(3, 0.12)] }),
  slab([4.4, 0], [1.2, 1.2], [0, 2.6], colours.mistDeep, { sides: [hatch(0.18)] }),
  slab([0, 0], [5.6, 5.6], [2.6, 3], colours.white, { top: [contours(5, 3)], sides: [laminae(0.1)] }),
  ...litPath(points([0.6, 5.6, 0], [0.6, 5.6, 3], [0.6, 0.6, 3], [5.6, 0.6, 3], [5.6, 0.6, 0])),
];

export const client: Picture = {
  file: 'content/pages/pictures/client.png',
  size: [1600, 1000],
  view: { scale: 112, origin: [860, 420] },
  ground: { colour: colours.paper, shadow: 0.25 },
  items,
};

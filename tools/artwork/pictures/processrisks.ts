import { colours } from '../lib/colour';
import { contours, hatch, laminae } from '../lib/marks';
import { litPath, points } from '../lib/path';
import { slab, type Item, type Picture } from '../lib/scene';

/** A gate over a path that runs along x. */
function gate(x: number, y: number, z: number, colour: string): Item[] {
  return [
    slab([x, y - 1], [0.4, 0.4], [z, z + 1.3], colour),
    slab([x, y + 0.6], [0.4, 0.4], [z, z + 1.3], colour),
    slab([x, y - 1], [0.4, 2], [z + 1.3, z + 1.65], colour),
  ];
}

/** A route down a flight of planes, with a checkpoint on each. */
const items: Item[] = [
  slab([0, 0], [3.4, 6], [-0.6, 1.8], colours.white, { top: [contours(3, 2.4)], sides: [laminae(0.15)] }),
  slab([3.4, 0.6], [3.4, 6], [-0.6, 1.2], colours.mistDeep, { top: [contours(4, 2.4)], sides: [hatch(0.2)] }),
  slab([6.8, -0.4], [3.6, 6], [-0.6, 0.6], colours.white, { top: [contours(5, 2.4)], sides: [laminae(0.15)] }),
  ...gate(1.4, 3.4, 1.8, colours.inkRaised),
  ...gate(4.8, 3.4, 1.2, colours.harbour),
  ...gate(8.4, 1.8, 0.6, colours.inkRaised),
  ...litPath(
    points(
      [0, 3.4, 1.8],
      [3.4, 3.4, 1.8],
      [3.4, 3.4, 1.2],
      [6.8, 3.4, 1.2],
      [6.8, 3.4, 0.6],
      [7.5, 3.4, 0.6],
      [7.5, 1.8, 0.6],
      [10.4, 1.8, 0.6],
      [10.4, 1.8, -0.6],
    ),
  ),
];
const ground = { colour: colours.mist, shadow: 0.3, z: -0.6 };

export const processrisks: Picture = {
  file: 'content/solutions/pictures/processrisks.png',
  size: [2000, 1400],
  view: { scale: 130, origin: [720, 380] },
  ground,
  items,
};

export const processrisksDetail: Picture = {
  file: 'content/solutions/pictures/processrisks-detail.png',
  size: [1200, 1500],
  view: { scale: 230, origin: [420, 280] },
  ground,
  items,
};

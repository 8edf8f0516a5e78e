import { colours } from '../lib/colour';
import type { Point } from '../lib/geometry';
import { contours, dashes, grid, hatch, laminae, stipple } from '../lib/marks';
import { litPath } from '../lib/path';
import { plumb } from '../lib/survey';
import { slab, type Picture } from '../lib/scene';

const size: Point = [5, 5];
const post = 0.7;
const [floor, roof] = [1.1, 2.4];

const posts = [0, 5 - post].flatMap((x) =>
  [0, 5 - post].map((y) =>
    slab([x, y], [post, post], [floor, roof], colours.paperDeep, { side: laminae(0.1) }),
  ),
);

/** One plane leaves a stack; posts carry the load instead. */
const stack = [
  slab([-0.5, -0.5], [6, 6], [-0.1, 0.3], colours.inkRaised, { side: dashes(0.14) }),
  slab([0, 0], size, [0.3, floor], colours.mistDeep, {
    side: hatch(0.18),
    top: grid(0.5, 0.35),
  }),
  ...posts,
  slab([0, 0], size, [roof, 3.2], colours.white, {
    top: contours(9, 2.6, 9, 0.5),
    side: stipple(3, 0.12),
  }),
  slab([3.1, 0.85], [5.4, 3.3], [1.5, 2.05], colours.harbour, { side: laminae(0.11, 0.3) }),
  plumb([8.5, 4.15], [1.5, -0.1]),
  plumb([8.5, 0.85], [1.5, -0.1]),
];

export const blog1Exit: Picture = {
  file: 'content/insights/blog/pictures/blog1-exit.png',
  size: [1600, 900],
  view: { scale: 80, origin: [672, 322] },
  ground: { colour: colours.mist, shadow: 0.28, z: -0.1 },
  items: [...stack, ...litPath(stack, {}, [0, 2.2], [4.65, 2.2], [4.65, 5.5, -0.1])],
};

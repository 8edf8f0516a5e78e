import { colours } from '../lib/colour';
import { circle } from '../lib/geometry';
import { contours, dashes, hatch, laminae, stipple } from '../lib/marks';
import { litPath } from '../lib/path';
import { prism, slab, type Picture } from '../lib/scene';

const TOP = 2.7;
const ROOF = TOP + 0.4;

/** Three different pillars carry one plane. */
const solids = [
  slab([-0.4, -0.2], [10.2, 3], [-0.25, 0], colours.inkRaised, { side: dashes(0.12, 0.5) }),
  slab([0.4, 0.6], [1.5, 1.5], [0, TOP], colours.mist, { side: laminae(0.13) }),
  prism(circle([4.7, 1.35], 0.85), [0, TOP], colours.harbour),
  slab([7.5, 0.6], [1.5, 1.5], [0, 0.9], colours.paperDeep, { side: dashes(0.14) }),
  slab([7.5, 0.6], [1.5, 1.5], [0.9, 1.8], colours.mistDeep, { side: hatch(0.18) }),
  slab([7.5, 0.6], [1.5, 1.5], [1.8, TOP], colours.mistLine, { side: stipple(4, 0.11) }),
  slab([-0.4, 0.2], [10.2, 2.2], [TOP, ROOF], colours.white, {
    top: contours(5, 3),
    side: laminae(0.1),
  }),
];

export const client: Picture = {
  file: 'content/pages/pictures/client.png',
  size: [1600, 1000],
  view: { scale: 88, origin: [540, 364] },
  ground: { colour: colours.paper, shadow: 0.22, z: -0.25 },
  items: [...solids, ...litPath(solids, {}, [1.15, 2.4, TOP], [1.15, 1.3], [9.8, 1.3, TOP])],
};

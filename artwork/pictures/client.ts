import { colours } from '../lib/colour';
import { circle } from '../lib/geometry';
import { contours, dashes, hatch, laminae, stipple } from '../lib/marks';
import { litPath, station } from '../lib/path';
import { prism, slab, type Picture } from '../lib/scene';

const TOP = 2.7;
const ROOF = TOP + 0.4;

/** The front of the plane and its pillars, flush, so that the path down them is whole. */
const FRONT = 2.2;

/** Three different pillars carry one plane; the path comes up the first and goes down the last. */
const solids = [
  slab([-0.4, -0.2], [10.2, 3.9], [-0.25, 0], colours.inkRaised, { side: dashes(0.12, 0.5) }),
  slab([0.4, 0.7], [1.5, 1.5], [0, TOP], colours.mist, { side: laminae(0.13) }),
  prism(circle([4.7, 1.35], 0.85), [0, TOP], colours.harbour),
  slab([7.5, 0.7], [1.5, 1.5], [0, 0.9], colours.paperDeep, { side: dashes(0.14) }),
  slab([7.5, 0.7], [1.5, 1.5], [0.9, 1.8], colours.mistDeep, { side: hatch(0.18) }),
  slab([7.5, 0.7], [1.5, 1.5], [1.8, TOP], colours.mistLine, { side: stipple(4, 0.11) }),
  slab([-0.4, 0], [10.2, FRONT], [TOP, ROOF], colours.white, {
    top: contours(5, 3),
    side: laminae(0.1),
  }),
];

const [start, end] = [1.15, 8.25];
const stations = [start, end].map((x) => station([x, 3.1], 0, 0.28));
const path = litPath(solids, {}, [start, 3.1], [start, 1.1], [end, 1.1], [end, 3.1]);

export const client: Picture = {
  file: 'content/pages/pictures/client.png',
  size: [1600, 1000],
  view: { scale: 88, origin: [580, 344] },
  ground: { colour: colours.paper, shadow: 0.22, z: -0.25 },
  items: [...solids, ...path, ...stations],
};

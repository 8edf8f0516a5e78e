import { colours } from '../lib/colour';
import { circle, rectangle, type Point } from '../lib/geometry';
import { contours, dashes, hatch, laminae, stipple } from '../lib/marks';
import { litPath } from '../lib/path';
import { plumb } from '../lib/survey';
import { prism, type Item, type Picture } from '../lib/scene';

const BASE = -2.5;

/** The layers of the ground, from the lowest up to the surface at 0. */
const beds = [
  { heights: [BASE, -2], colour: colours.inkRaised, side: dashes(0.16, 0.5) },
  { heights: [-2, -1.45], colour: colours.mistLine, side: hatch(0.2) },
  { heights: [-1.45, -1.25], colour: colours.harbour, side: laminae(0.1) },
  { heights: [-1.25, -0.75], colour: colours.mist, side: stipple(3, 0.12) },
  { heights: [-0.75, -0.4], colour: colours.paperDeep, side: dashes(0.14) },
  { heights: [-0.4, 0], colour: colours.white, side: laminae(0.1) },
] as const;

/**
 * A core drilled out of the ground shows the layers beneath. The lit line crosses the ground and the top
 * of the lifted core.
 */
function core([width, depth]: Point, [x, y]: Point, radius: number, lift: number): Item[] {
  const inner = radius - 0.1;
  const slant = inner * Math.SQRT1_2;
  const outer = rectangle(0, 0, width, depth);
  const solids = [
    ...beds.map(({ heights, colour, side }, i) =>
      prism(outer, heights, colour, {
        holes: i === 0 ? [] : [circle([x, y], radius)],
        side,
        top: i === beds.length - 1 ? contours(12, 3) : undefined,
      }),
    ),
    ...beds
      .slice(1)
      .map(({ heights: [z0, z1], colour }) =>
        prism(circle([x, y], inner), [z0 + lift, z1 + lift], colour),
      ),
  ];
  return [
    ...solids,
    ...litPath(solids, {}, [0, y], [x - radius, y]),
    ...litPath(solids, {}, [x - inner, y], [x + inner, y]),
    ...litPath(solids, {}, [x + radius, y], [width, y, BASE]),
    plumb([x + slant, y - slant], [lift - 2, 0]),
    plumb([x - slant, y + slant], [lift - 2, 0]),
  ];
}

export const about: Picture = {
  file: 'content/pages/pictures/about.png',
  size: [2400, 1350],
  view: { scale: 110, origin: [1270, 172] },
  ground: { colour: colours.paper, shadow: 0.22, z: BASE },
  items: core([10.4, 5.6], [4.1, 2.8], 1.5, 2.75),
};

export const aboutNarrow: Picture = {
  file: 'content/pages/pictures/about-narrow.png',
  size: [1200, 1200],
  view: { scale: 93, origin: [570, 330] },
  ground: { colour: colours.paper, shadow: 0.22, z: BASE },
  items: core([6, 5.6], [2.8, 2.8], 1.45, 3.1),
};

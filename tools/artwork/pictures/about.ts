import { colours } from '../lib/colour';
import { circle, rectangle, type Point } from '../lib/geometry';
import { contours, dashes, hatch, laminae, stipple } from '../lib/marks';
import { litPath, points } from '../lib/path';
import { plumb } from '../lib/survey';
import { prism, slab, type Item, type Mark, type Picture } from '../lib/scene';

/** A core drilled out of the ground the company stands on: every stratum can be read. */
const layers: readonly { readonly heights: Point; readonly colour: string; readonly side: Mark }[] = [
  { heights: [0, 0.5], colour: colours.inkRaised, side: dashes(0.16, 0.5) },
  { heights: [0.5, 1.1], colour: colours.mistLine, side: hatch(0.2) },
  { heights: [1.1, 1.4], colour: colours.harbour, side: laminae(0.1) },
  { heights: [1.4, 2.1], colour: colours.mist, side: stipple(3, 0.12) },
  { heights: [2.1, 2.5], colour: colours.white, side: laminae(0.1) },
];

const bore: Point = [3.4, 2.4];
const lift = 2.9;

const items: Item[] = [
  slab([0, 0], [7, 6], [-0.4, 0], colours.ink),
  ...layers.map(({ heights, colour, side }, i) =>
    prism({ outer: rectangle(0, 0, 7, 6), holes: [circle(bore, 1.35)] }, heights, colour, {
      sides: [side],
      top: i === 4 ? [contours(11, 3)] : [],
    }),
  ),
  ...layers.map(({ heights: [z0, z1], colour }) =>
    prism({ outer: circle(bore, 1.25), holes: [] }, [z0 + lift, z1 + lift], colour),
  ),
  ...litPath(points([7, 4.8, 0], [7, 4.8, 2.5], [0.8, 4.8, 2.5])),
  ...plumb(points([bore[0] + 0.9, bore[1] - 0.9, 2.9], [bore[0] - 0.9, bore[1] + 0.9, 2.9]), 2.5),
];
const ground = { colour: colours.paper, shadow: 0.25, z: -0.4 };

export const about: Picture = {
  file: 'content/pages/pictures/about.png',
  size: [2400, 1350],
  view: { scale: 128, origin: [1600, 640] },
  ground,
  items,
};

export const aboutNarrow: Picture = {
  file: 'content/pages/pictures/about-narrow.png',
  size: [1200, 1200],
  view: { scale: 92, origin: [550, 560] },
  ground,
  items,
};

import { colours, type Colour } from '../lib/colour';
import { polyline, type Point } from '../lib/geometry';
import { dashes, hatch, laminae, stipple } from '../lib/marks';
import { section } from '../lib/projection';
import { plumb, ruler } from '../lib/survey';
import { slab, stroke, type Item, type Mark, type Picture, type Solid } from '../lib/scene';

const BASE = -7;

/** The wall behind the ground. */
const BACK = -0.6;

/** A layer of the ground: its heights, how far it stands out, where it begins, and its signs. */
type Bed = readonly [heights: Point, out: number, start: number, colour: Colour, side?: Mark];

/** The layers from the surface at 0 down. */
const beds: Bed[] = [
  [[-0.55, 0], 0, 0, colours.white, laminae(0.08)],
  [[-1.15, -0.55], 0.04, -0.3, colours.paperDeep, dashes(0.15)],
  [[-2.35, -1.15], 0.01, -0.42, colours.mist, stipple(3, 0.12)],
  [[-2.75, -2.35], 0.05, -0.95, colours.harbour, laminae(0.08)],
  [[-3.95, -2.75], 0.01, -1.07, colours.mistLine, hatch(0.16)],
  [[-4.2, -3.95], 0.04, -1.5, colours.white],
  [[-5.05, -4.2], 0, -1.62, colours.mistDeep, laminae(0.08)],
  [[BASE, -5.05], 0.06, -2.2, colours.inkRaised, dashes(0.16, 0.5)],
];

/** Layers up to an edge, from back to front, lifted or dropped. Without a left edge, each has its own. */
function block(
  [left, right]: readonly [left: number | undefined, right: number],
  [back, front]: Point,
  lift: number,
  shown = beds,
): Solid[] {
  return shown.map(([[z0, z1], out, start, colour, side]) => {
    const x = left ?? start;
    const heights: Point = [z0 === BASE ? BASE : z0 + lift, z1 + lift];
    return slab([x, back], [right - x, front + out - back], heights, colour, { side });
  });
}

/**
 * Strata, faulted and drilled. The lit line goes down the lifted core and the shaft beneath it into the lowest layer, and
 * crosses the faults there.
 */
function ground(end: number, shaft: number, faults: Point, lift: number): Item[] {
  const [near, far] = [shaft - 0.7, shaft + 0.7];
  const core: Point = [near + 0.1, far - 0.1];
  const solids = [
    ...block([undefined, faults[0]], [BACK, -0.4], 0),
    ...block([undefined, near], [-0.3, 0], 0),
    ...block([far, faults[0]], [-0.3, 0], 0),
    ...block(core, [-0.3, 0.05], lift, beds.slice(0, 5)),
    ...block(faults, [BACK, -0.12], -0.55),
    slab([faults[0], BACK], [faults[1] - faults[0], 0.45], [-0.55, -0.2], colours.mist, {
      side: stipple(5, 0.1),
    }),
    ...block([faults[1], end], [BACK, -0.05], 0.35),
  ];
  const path = polyline([shaft, lift, shaft, -6.1, end, -6.1]);
  const face = { axis: 'y', at: 0.3 } as const;
  return [
    ...solids,
    stroke(face, [path], { width: 0.12, glow: 0.1 }),
    ruler(face, [-2.75, BASE], [-2.75, 0], 28, 4),
    plumb([shaft, 0.3], [lift, 7], { width: 3, dash: '12 9' }),
  ];
}

export const about: Picture = {
  file: 'content/pages/pictures/about.png',
  size: [2400, 1350],
  view: { projection: section, scale: 110, origin: [800, 610] },
  ground: { colour: colours.paper, shadow: 0, z: BACK },
  items: ground(16, 4.4, [8.6, 11.9], 2.9),
};

export const aboutNarrow: Picture = {
  file: 'content/pages/pictures/about-narrow.png',
  size: [1200, 1200],
  view: { projection: section, scale: 93, origin: [330, 560] },
  ground: { colour: colours.paper, shadow: 0, z: BACK },
  items: ground(11, 2.9, [5.3, 7.6], 2.9),
};

import { colours, type Colour } from '../lib/colour';
import { polyline, type Point } from '../lib/geometry';
import { dashes, hatch, laminae, stipple } from '../lib/marks';
import { section } from '../lib/projection';
import { seeded } from '../lib/random';
import { plumb, ruler } from '../lib/survey';
import { slab, stroke, type Item, type Mark, type Picture } from '../lib/scene';

/** The wall behind what is cut open, and the plane in front of it. */
const BACK = -0.7;
const face = { axis: 'y', at: 0.3 } as const;

/** A layer of a bank: its two ends, its heights, how far it stands out, and its signs. */
type Bed = readonly [ends: Point, heights: Point, out: number, colour: Colour, side?: Mark];

const beds: Bed[] = [
  [[-3, 5.1], [5.0, 5.9], 0, colours.white, laminae(0.09)],
  [[-3, 5.35], [4.4, 5.0], 0.03, colours.paperDeep, dashes(0.15)],
  [[-3, 5.45], [3.2, 4.4], 0, colours.mist, stipple(4, 0.12)],
  [[-3, 5.9], [2.95, 3.2], 0.04, colours.white],
  [[-3, 5.8], [1.9, 2.95], 0, colours.mistLine, hatch(0.16)],
  [[-3, 6.3], [1.2, 1.9], 0.03, colours.mistDeep, laminae(0.09)],
  [[9.9, 18], [5.15, 6.3], 0, colours.paperDeep, stipple(8, 0.12)],
  [[9.55, 18], [4.85, 5.15], 0.04, colours.white],
  [[9.65, 18], [3.7, 4.85], 0, colours.mistDeep, dashes(0.15)],
  [[9.4, 18], [3.1, 3.7], 0.03, colours.mist, laminae(0.09)],
  [[9.2, 18], [1.6, 3.1], 0, colours.white, hatch(0.2)],
  [[8.85, 18], [1.2, 1.6], 0.04, colours.mistLine, laminae(0.09)],
];

/** Two banks on either side of a gap, with different ground; a payment crosses it and comes back. */
const banks: Item[] = [
  ...beds.map(([[left, right], heights, out, colour, side]) =>
    slab([left, BACK], [right - left, out - BACK], heights, colour, { side }),
  ),
  slab([-3, BACK], [21, 0.06 - BACK], [-1, 1.2], colours.inkRaised, { side: dashes(0.16, 0.5) }),
  slab([5.1, BACK], [4.8, 0.04 - BACK], [5.3, 5.74], colours.harbour),
  slab([3.9, 0.04], [7.3, 0.1], [5.3, 5.74], colours.harbour),
  slab([5.8, BACK], [3.4, 0.04 - BACK], [2.2, 2.64], colours.white),
  slab([4.6, 0.04], [5.8, 0.1], [2.2, 2.64], colours.white, { side: laminae(0.11) }),
];
const payment = polyline([-3, 5.52, 12.5, 5.52, 12.5, 2.42, -3, 2.42]);

const width: Item[] = [
  ruler(face, [5.1, 7], [9.9, 7], 12, 12),
  plumb([5.1, 0.3], [5.9, 7]),
  plumb([9.9, 0.3], [6.3, 7]),
];

export const ukAppFraudReimbursement: Picture = {
  file: 'content/insights/news/pictures/uk-app-fraud-reimbursement.png',
  size: [1600, 1000],
  view: { projection: section, scale: 108, origin: [0, 945] },
  ground: { colour: colours.mistLine, shadow: 0.2, z: BACK },
  items: [...banks, stroke(face, [payment], { width: 0.13, glow: 0.1 }), ...width],
};

const random = seeded(23);
const thin = 0.17;
const edge = 6.7;
const end = 9.1;
const lit: Point = [20 * thin, 20 * thin + 0.34];

/** A sheet of a stack: its edge on the right, its heights and its colour. */
function sheet(right: number, [z0, z1]: Point, front: number, colour: Colour): Item {
  return slab([-3, -1], [right + 3, front + 1], [z0, z1 - 0.015], colour);
}

/** A stack of thin sheets, one of which sticks out. */
const sheets: Item[] = [
  ...Array.from({ length: 28 }, (_, n) => {
    const z = n * thin + (n < 20 ? 0 : lit[1] - lit[0]);
    const colour = [colours.white, colours.paper, colours.white, colours.mist, colours.mistDeep][
      Math.floor(5 * random())
    ];
    const right = edge - 0.22 * random();
    return sheet(right, [z, z + thin], 0.02 * random(), colour ?? colours.white);
  }),
  sheet(end, lit, 0.06, colours.harbour),
];

const middle = (lit[0] + lit[1] - 0.015) / 2;

/** One space for each day to answer. */
const days = ruler(face, [edge, middle + 0.3], [end, middle + 0.3], 21, 7);

export const rbiFraudGuidelines: Picture = {
  file: 'content/insights/news/pictures/rbi-fraud-guidelines.png',
  size: [1600, 1000],
  view: { projection: section, scale: 130.8, origin: [0, 815] },
  ground: { colour: colours.mistLine, shadow: 0.2, z: -1 },
  items: [
    slab([-3, -1], [18, 1.1], [-2, 0], colours.inkRaised, { side: dashes(0.16, 0.5) }),
    ...sheets,
    stroke(face, [polyline([-3, middle, end, middle])], { width: 0.11, glow: 0.1 }),
    days,
  ],
};

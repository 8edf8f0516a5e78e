import { colours, type Colour } from '../lib/colour';
import type { Point } from '../lib/geometry';
import { contours, dashes, hatch, laminae, stipple } from '../lib/marks';
import { litPath, station } from '../lib/path';
import { seeded } from '../lib/random';
import { slab, type Mark, type Picture, type Solid } from '../lib/scene';

const size = [1600, 1200] as const;
const scale = 94.6;
const ground = { colour: colours.mist, shadow: 0.24, z: -0.4 };
const base = { side: dashes(0.16, 0.5) };

/** Where the layers of two banks end at the gap between them, and the height of their roofs. */
const gap = 1.35;
const roof = 2.3;

/** A layer of a bank: its end at the gap, its heights and its signs. */
type Layer = readonly [end: number, heights: Point, colour: Colour, side: Mark];

/** The layers of a bank from the gap to the left (-1) or to the right (1). */
function bank(direction: number, layers: readonly Layer[]): Solid[] {
  const [far, depth] = [5.2, 3.8];
  return layers.map(([end, heights, colour, side]) =>
    slab([direction < 0 ? -far : end, -depth / 2], [far - end, depth], heights, colour, {
      side,
      top: heights[1] === roof ? contours(direction + 8, 2.4, 8, 0.5, 0.02) : undefined,
    }),
  );
}

/** Two banks with different ground, and the block that closes the gap; a payment crosses it and comes back. */
const banks = [
  slab([-5.8, -2.5], [11.6, 5], [-0.4, 0], colours.inkRaised, base),
  ...bank(-1, [
    [1, [0, 0.7], colours.mistLine, hatch(0.18)],
    [1.2, [0.7, 1.1], colours.white, laminae(0.1)],
    [0.95, [1.1, 1.6], colours.mistDeep, dashes(0.15)],
    [gap, [1.6, roof], colours.white, stipple(3, 0.12)],
  ]),
  ...bank(1, [
    [1.2, [0, 0.4], colours.white, laminae(0.1)],
    [0.95, [0.4, 1.1], colours.mistDeep, dashes(0.15)],
    [1.1, [1.1, 1.6], colours.mistLine, laminae(0.1)],
    [gap, [1.6, roof], colours.white, stipple(8, 0.12)],
  ]),
  slab([-gap, -1.5], [2 * gap, 3], [1.6, roof], colours.harbour, { side: laminae(0.12, 0.3) }),
];
const [there, back] = [0.75, -0.75];

export const ukAppFraudReimbursement: Picture = {
  file: 'content/insights/news/pictures/uk-app-fraud-reimbursement.png',
  size,
  view: { scale, origin: [696, 637] },
  ground,
  items: [
    ...banks,
    ...litPath(banks, {}, [-4.3, there], [4.2, there], [4.2, back], [-4.3, back]),
    station([-4.3, there], roof, 0.26),
    station([-4.3, back], roof, 0.26),
  ],
};

const random = seeded(23);
const thin = 0.15;
const lit = 12;

/** 21 sheets, one for each day to reply. One is drawn out. */
const sheets = Array.from({ length: 21 }, (_, n) => {
  const z = n * thin + (n > lit ? thin : 0);
  if (n === lit) return slab([-2.4, -1.9], [7.4, 3.8], [z, z + 2 * thin], colours.harbour);
  const shades = [colours.white, colours.paper, colours.white, colours.mist, colours.mistDeep];
  return slab(
    [-2.5 + 0.12 * random(), -2 + 0.12 * random()],
    [4.9, 3.95],
    [z, z + thin - 0.02],
    shades[Math.floor(5 * random())] ?? colours.white,
    { top: n === 20 ? contours(4, 2.4, 8, 0.5, 0.02) : undefined },
  );
});
const stack = [slab([-4.6, -2.5], [11.6, 5], [-0.4, 0], colours.inkRaised, base), ...sheets];

export const rbiFraudGuidelines: Picture = {
  file: 'content/insights/news/pictures/rbi-fraud-guidelines.png',
  size,
  view: { scale, origin: [598, 580] },
  ground,
  items: [
    ...stack,
    ...litPath(stack, {}, [-0.6, 0], [4.4, 0]),
    station([-0.6, 0], 22 * thin - 0.02, 0.26),
    station([4.4, 0], (lit + 2) * thin, 0.26),
  ],
};

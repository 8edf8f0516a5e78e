import { colours } from '../lib/colour';
import { contours, hatch, laminae, stipple } from '../lib/marks';
import { litPath } from '../lib/path';
import { seeded } from '../lib/random';
import { slab, type Item, type Picture } from '../lib/scene';

/** Two banks on either side of a trench; a payment crosses it and comes back. */
const banks = [
  slab([-12, -12], [13, 26], [-0.6, 0.3], colours.mistLine, { side: hatch(0.18) }),
  slab([-12, -12], [13, 26], [0.3, 1.5], colours.white, {
    side: laminae(0.13),
    top: contours(2, 3, 9, 0.5),
  }),
  slab([3.4, -12], [14, 26], [-0.6, 0.3], colours.mistLine, { side: hatch(0.18) }),
  slab([3.4, -12], [14, 26], [0.3, 1.5], colours.mistDeep, {
    side: stipple(4, 0.12),
    top: contours(7, 3, 9, 0.5),
  }),
  slab([-0.2, -2.6], [4.8, 1.7], [1.5, 1.85], colours.white, { side: laminae(0.1) }),
  slab([-0.2, 1.4], [4.8, 1.7], [1.5, 1.85], colours.harbour),
];
const payment = litPath(
  banks,
  { width: 0.16 },
  [-12, -1.75],
  [6.6, -1.75],
  [6.6, 2.25],
  [-12, 2.25],
);

export const ukAppFraudReimbursement: Picture = {
  file: 'content/insights/news/pictures/uk-app-fraud-reimbursement.png',
  size: [1600, 1000],
  view: { scale: 108, origin: [690, 370] },
  ground: { colour: colours.paperDeep, shadow: 0.3 },
  items: [...banks, ...payment],
};

const random = seeded(23);
const sheet = 0.26;
const odd = 9;

/** A stack of thin sheets, one of which sticks out. */
const sheets: Item[] = Array.from({ length: 14 }, (_, n) => {
  const [z0, z1] = [n * sheet, (n + 1) * sheet - 0.02];
  const out = n === odd ? 1.15 : 0.07 * random();
  const colour = [colours.white, colours.paper, colours.mist][Math.floor(random() * 3)];
  return slab(
    [-12, -12],
    [16 + out, 16 + out],
    [z0, z1],
    n === odd ? colours.harbour : (colour ?? colours.white),
    { top: n === 13 ? contours(19, 3.4, 9, 0.5) : undefined },
  );
});

const lit = 4 + 0.62;
export const rbiFraudGuidelines: Picture = {
  file: 'content/insights/news/pictures/rbi-fraud-guidelines.png',
  size: [1600, 1000],
  view: { scale: 140, origin: [800, 330] },
  ground: { colour: colours.mistLine, shadow: 0.3 },
  items: [...sheets, ...litPath(sheets, {}, [-12, lit], [lit, lit], [lit, -12])],
};

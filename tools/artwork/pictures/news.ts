import { colours } from '../lib/colour';
import { contours, grid, laminae } from '../lib/marks';
import { litPath, points } from '../lib/path';
import { slab, type Item, type Picture } from '../lib/scene';

/** Two equal banks and a payment between them that comes back. */
export const ukAppFraudReimbursement: Picture = {
  file: 'content/insights/news/pictures/uk-app-fraud-reimbursement.png',
  size: [1600, 1000],
  view: { scale: 120, origin: [620, 380] },
  ground: { colour: colours.mistDeep, shadow: 0.3 },
  items: [
    slab([0, 0], [3, 5], [0, 0.9], colours.white, { sides: [laminae(0.14)], top: [contours(2, 2)] }),
    slab([4.2, 0], [3, 5], [0, 0.9], colours.harbour, { sides: [laminae(0.14, 0.3)] }),
    ...litPath(points([1, 1.6, 0.9], [3, 1.6, 0.9], [3, 1.6, 0], [4.2, 1.6, 0])),
    ...litPath(points([4.2, 1.6, 0.9], [6, 1.6, 0.9], [6, 3.4, 0.9], [4.2, 3.4, 0.9])),
  ],
};

const cells = [0, 1, 2, 3, 4, 5, 6];

/** A field of equal cells; one stands out early enough to be seen. */
export const rbiFraudGuidelines: Picture = {
  file: 'content/insights/news/pictures/rbi-fraud-guidelines.png',
  size: [1600, 1000],
  view: { scale: 120, origin: [800, 220] },
  ground: { colour: colours.paperDeep, shadow: 0.3 },
  items: cells.flatMap((i) =>
    cells.map((j): Item => {
      const odd = i === 4 && j === 3;
      return slab([i, j], [0.9, 0.9], [0, odd ? 1.1 : 0.35], odd ? colours.harbour : colours.white, {
        top: (i + j) % 3 ? [] : [grid(0.3, 0.3)],
      });
    }),
  ),
};

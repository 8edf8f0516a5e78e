import { colours, mix } from '../lib/colour';
import { contours, grid } from '../lib/marks';
import { litPath, points } from '../lib/path';
import { slab, type Item, type Picture } from '../lib/scene';

const dark = mix(colours.inkRaised, colours.inkLine, 0.5);

const tiers: readonly { readonly y: number; readonly size: number; readonly xs: readonly number[]; readonly fade: number }[] = [
  { y: -4.2, size: 1.8, xs: [-3.2, 0, 3.2], fade: 0.15 },
  { y: -7.4, size: 1.3, xs: [-4.2, -2, 0.25, 2.4, 4.6], fade: 0.45 },
  { y: -10.2, size: 0.9, xs: [-4.6, -2.8, -1, 0.45, 2.4, 4.2], fade: 0.72 },
];

/** The bank in front, its providers behind it, and theirs, and theirs again, into the dark. */
const items: Item[] = [
  slab([-1.6, -1.6], [3.4, 3.2], [0, 0.5], colours.harbour, { top: [grid(0.8, 0.3)] }),
  ...tiers.flatMap(({ y, size, xs, fade }) =>
    xs.map((x, i) =>
      slab([x - size / 2 + 0.1, y - size / 2], [size, size], [0, 0.3], dark, { fade, top: i % 2 ? [contours(i + 3, 1)] : [] }),
    ),
  ),
  ...litPath(
    points([0.1, -0.2, 0.5], [0.1, -1.6, 0.5]),
    { glow: 0.6, width: 0.1 },
  ),
  ...litPath(points([0.1, -1.6, 0], [0.1, -3.3, 0], [0.1, -3.3, 0.3], [0.1, -5.1, 0.3]), { width: 0.1, glow: 0.6 }),
  ...litPath(points([0.1, -5.1, 0], [0.1, -6.75, 0], [0.1, -6.75, 0.3], [0.1, -8.05, 0.3]), { width: 0.1, glow: 0.6 }),
];
const ground = { colour: colours.ink, shadow: 0 };

export const riskmanagement: Picture = {
  file: 'content/solutions/pictures/riskmanagement.png',
  size: [2000, 1400],
  view: { scale: 135, origin: [560, 1010] },
  ground,
  items,
};

export const riskmanagementDetail: Picture = {
  file: 'content/solutions/pictures/riskmanagement-detail.png',
  size: [1200, 1500],
  view: { scale: 200, origin: [300, 1250] },
  ground,
  items,
};

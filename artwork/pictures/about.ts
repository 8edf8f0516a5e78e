import { colours } from '../lib/colour';
import { contours, dashes, grid, hatch, laminae, stipple } from '../lib/marks';
import { litPath, station } from '../lib/path';
import { slab, type Item, type Picture, type Wire } from '../lib/scene';
import { ghost, plumb } from '../lib/survey';

/** The width of a block. */
const size = 2;

/** The heights of three rows of blocks, from the back. In the middle is a block that is missing. */
const heights = [
  [2.1, 1.7, 2.3, 1.9, 2.6],
  [1.3, 1.3, 0, 1.3, 1.3],
  [0.5, 0.5, 0.5, 0.5, 0.5],
];
const shades = [
  [colours.mistDeep, colours.white, colours.mistLine, colours.paperDeep, colours.mistDeep],
  [colours.white, colours.mist, '', colours.mist, colours.harbour],
  [colours.paperDeep, colours.mistLine, colours.white, colours.mistDeep, colours.paperDeep],
];
const sides = [hatch(0.18), laminae(0.13), stipple(4, 0.11), dashes(0.14)];
const tops = [contours(5, 2), grid(0.5, 0.3), contours(12, 2)];

const blocks = heights.flatMap((row, i) =>
  row.flatMap((height, j) => {
    const [side, top] = [sides[(i + 2 * j) % sides.length], tops[(2 * i + j) % tops.length]];
    const shade = shades[i]?.[j];
    return shade
      ? slab([size * i, -size * j], [size, size], [0, height], shade, { side, top })
      : [];
  }),
);

/** The outline of the missing block. */
const missing: Wire[] = [
  ...ghost([2, -4], [size, size], 1.3, { width: 3 }),
  plumb([4, -2], [0.5, 1.3], { width: 3, dash: '12 9' }),
];

const base = slab([-0.5, -8.5], [7, 11.6], [-0.35, 0], colours.inkRaised, {
  side: dashes(0.12, 0.5),
});

/** The path runs over the blocks, and around the one that is missing. */
const items: Item[] = [
  base,
  ...blocks,
  ...missing,
  ...litPath([base, ...blocks], {}, [3, 2.7], [3, -1], [5, -1], [5, -5], [3, -5], [3, -7]),
  station([3, 2.7], 0, 0.28),
  station([3, -7], 1.3, 0.28),
];

const ground = { colour: colours.paper, shadow: 0.22, z: -0.35 };

export const about: Picture = {
  file: 'content/pages/pictures/about.png',
  size: [2400, 1350],
  view: { scale: 104, origin: [969, 768] },
  ground,
  items,
};

export const aboutNarrow: Picture = {
  file: 'content/pages/pictures/about-narrow.png',
  size: [1200, 900],
  view: { scale: 68, origin: [268, 519] },
  ground,
  items,
};

import { colours, mix } from '../lib/colour';
import { contours, dashes, grid, hatch, laminae, stipple } from '../lib/marks';
import { litPath, points } from '../lib/path';
import { ghost, plumb } from '../lib/survey';
import { slab, type Item, type Picture } from '../lib/scene';

/** A large plane rests on a smaller one, and that on a smaller one still. */
const stack: Item[] = [
  slab([3.2, 3.2], [1.2, 1.2], [0, 0.8], colours.inkRaised),
  slab([2.4, 2.4], [2.6, 2.6], [0.8, 1.4], colours.mistLine, { sides: [hatch(0.2)] }),
  slab([1.4, 1.4], [4.4, 4.4], [1.4, 2], colours.mist, { sides: [stipple(3, 0.12)] }),
  slab([0, 0], [7, 7], [2, 2.5], colours.white, { top: [contours(8, 3)], sides: [laminae(0.12)] }),
  ...litPath(points([0, 3.8, 2.5], [7, 3.8, 2.5], [7, 3.8, 2])),
];

export const blog1: Picture = {
  file: 'content/insights/blog/pictures/blog1.png',
  size: [2400, 1350],
  view: { scale: 140, origin: [1200, 480] },
  ground: { colour: colours.mist, shadow: 0.3 },
  items: stack,
};

const rows: readonly { readonly y: number; readonly size: number; readonly xs: readonly number[]; readonly fade: number }[] = [
  { y: 0, size: 2.4, xs: [0], fade: 0 },
  { y: -3.2, size: 1.6, xs: [-2.6, 0, 2.6], fade: 0.1 },
  { y: -5.8, size: 1.1, xs: [-3.6, -1.8, 0, 1.8, 3.6], fade: 0.4 },
  { y: -8, size: 0.8, xs: [-4.2, -2.8, -1.4, 0, 1.4, 2.8, 4.2], fade: 0.65 },
];

export const blog1Tiers: Picture = {
  file: 'content/insights/blog/pictures/blog1-tiers.png',
  size: [1600, 900],
  view: { scale: 100, origin: [450, 650] },
  ground: { colour: colours.mist, shadow: 0.25 },
  items: rows.flatMap(({ y, size, xs, fade }, row) =>
    xs.map((x) =>
      slab([x - size / 2, y - size / 2], [size, size], [0, 0.4], row === 0 ? colours.harbour : mix(colours.white, colours.mistDeep, row * 0.2), {
        fade,
        top: [grid(size / 4, 0.3)],
      }),
    ),
  ),
};

export const blog1Exit: Picture = {
  file: 'content/insights/blog/pictures/blog1-exit.png',
  size: [1600, 900],
  view: { scale: 100, origin: [800, 360] },
  ground: { colour: colours.mist, shadow: 0.25 },
  items: [
    slab([0, 0], [5, 5], [0, 0.5], colours.inkRaised, { sides: [dashes(0.14)] }),
    slab([0, 0], [5, 5], [0.5, 1], colours.mistDeep, { sides: [hatch(0.18)] }),
    slab([0, 0], [2.5, 5], [1, 1.5], colours.white, { sides: [laminae(0.12)] }),
    slab([2.5, 0], [2.5, 2.5], [1, 1.5], colours.white, { sides: [laminae(0.12)] }),
    slab([2.5, 2.5], [2.5, 2.5], [2.6, 3.1], colours.harbour),
    ...ghost([2.5, 2.5], [2.5, 2.5], [1.5, 1.5]),
    ...plumb(points([2.5, 5, 2.6], [5, 5, 2.6], [5, 2.5, 2.6]), 1.5),
    ...litPath(points([0, 1.2, 1.5], [5, 1.2, 1.5], [5, 1.2, 0])),
  ],
};

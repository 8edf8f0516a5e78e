import { colours, type Colour } from '../lib/colour';
import { circle } from '../lib/geometry';
import { contours, dashes, grid, hatch, laminae } from '../lib/marks';
import { litPath, station } from '../lib/path';
import { prism, slab, type Item, type Picture } from '../lib/scene';
import { ghost, plumb } from '../lib/survey';

/** Each of them stands on a plate of this width, its corner at the world's origin. */
const plate = slab([-0.3, -0.3], [3.6, 3.6], [-0.3, 0], colours.inkRaised, {
  side: dashes(0.12, 0.5),
});

/** A small picture of one thing, on the colour of its section. */
const picture = (file: string, colour: Colour, items: readonly Item[]): Picture => ({
  file: `content/pages/pictures/${file}.png`,
  size: [960, 700],
  view: { scale: 116, origin: [466, 232] },
  ground: { colour, shadow: 0.12, z: -0.3 },
  items: [plate, ...items],
});

/** Steps that rise from the front. */
const steps = [0, 1, 2, 3].map((i) =>
  slab(
    [0.75 * i, 0],
    [0.75, 3],
    [0, 1.64 - 0.41 * i],
    [colours.harbour, colours.white, colours.mistDeep, colours.mistLine][i] ?? colours.white,
    { top: i === 1 ? contours(5, 2) : undefined, side: laminae(0.14) },
  ),
);

/** Many settings, of which one is changed. */
const settings = [0, 1, 2].flatMap((i) =>
  [0, 1, 2].map((j) => {
    const isChanged = i === 1 && j === 1;
    return slab(
      [0.1 + 1.02 * i, 0.1 + 1.02 * j],
      [0.78, 0.78],
      [0, isChanged ? 1.1 : 0.35],
      isChanged
        ? colours.harbour
        : ([colours.white, colours.mistDeep][(i + j) % 2] ?? colours.white),
      { side: laminae(0.13) },
    );
  }),
);

/** A stack from which the upper sheets have gone. */
const sheet = [
  slab([0.3, 0.3], [2.4, 2.4], [0, 0.4], colours.white, { side: hatch(0.16) }),
  slab([0.3, 0.3], [2.4, 2.4], [0.4, 0.8], colours.harbour, { top: grid(0.6, 0.3) }),
];
const gone = [1.25, 1.7].flatMap((z) => ghost([0.3, 0.3], [2.4, 2.4], z, { width: 3 }));
const lifted = [0.3, 2.7].map((x) => plumb([x, 3 - x], [0.8, 1.7], { width: 3, dash: '12 9' }));

/** Measures of unequal height. */
const bars = [
  slab([0.1, 1.7], [1.1, 1.1], [0, 0.7], colours.white, { side: laminae(0.13) }),
  slab([0.1, 0.1], [1.1, 1.1], [0, 1.6], colours.harbour, { side: laminae(0.18) }),
  slab([1.8, 0.1], [1.1, 1.1], [0, 1.1], colours.mistDeep, { side: hatch(0.16) }),
  slab([1.8, 1.7], [1.1, 1.1], [0, 0.35], colours.mistLine, { top: contours(4, 2) }),
];

export const values: readonly Picture[] = [
  picture('value-1', colours.mist, [
    ...steps,
    ...litPath(steps, {}, [3.15, 1.5], [0.38, 1.5]),
    station([0.38, 1.5], 1.64, 0.2),
  ]),
  picture('value-2', colours.mist, [...settings, station([1.51, 1.51], 1.1, 0.2)]),
  picture('value-3', colours.mist, [...sheet, ...gone, ...lifted]),
  picture('value-4', colours.mist, [...bars, station([0.65, 0.65], 1.6, 0.24)]),
];

/** Four bodies, none like another. */
const bodies = [
  slab([0.15, 0.15], [1.1, 1.1], [0, 1.2], colours.mistDeep, { side: laminae(0.14) }),
  prism(circle([2.3, 0.7], 0.6), [0, 1.2], colours.harbour, { side: laminae(0.2) }),
  prism(circle([0.7, 2.3], 0.62), [0, 0.6], colours.white, { holes: [circle([0.7, 2.3], 0.34)] }),
  slab([1.7, 1.7], [1.2, 1.2], [0, 0.4], colours.white, { side: dashes(0.14) }),
  slab([1.95, 1.95], [0.7, 0.7], [0.4, 0.8], colours.mistLine),
];

/** A disc that stands on high ground. */
const honour = [
  slab([0.2, 0.2], [2.6, 2.6], [0, 0.45], colours.mistDeep, {
    top: contours(5, 2),
    side: hatch(0.16),
  }),
  slab([0.65, 0.65], [1.7, 1.7], [0.45, 0.95], colours.white, { side: laminae(0.14) }),
  prism(circle([1.5, 1.5], 0.66), [0.95, 1.4], colours.harbour),
];

/** Two bodies that carry one bridge. */
const partners = [
  slab([0, 0.5], [1, 2], [0, 1.1], colours.white, { side: laminae(0.14) }),
  slab([2, 0.5], [1, 2], [0, 1.1], colours.mistDeep, { side: hatch(0.16) }),
  slab([0, 1], [3, 1], [1.1, 1.45], colours.harbour, { side: laminae(0.12) }),
];

/** Four layers: leave, health, pension and learning. */
const layers = [colours.mistDeep, colours.white, colours.harbour, colours.paperDeep].map(
  (colour, i) =>
    slab(
      [0.2 + 0.12 * i, 0.2 + 0.12 * i],
      [2.6 - 0.24 * i, 2.6 - 0.24 * i],
      [0.42 * i, 0.42 * (i + 1)],
      colour,
      {
        top: i === 3 ? contours(5, 2) : undefined,
        side: [hatch(0.16), laminae(0.13), dashes(0.14), laminae(0.13)][i],
      },
    ),
);

export const differences: readonly Picture[] = [
  picture('difference-1', colours.paper, [...bodies, station([2.3, 0.7], 1.2, 0.2)]),
  picture('difference-2', colours.paper, [...honour, station([1.5, 1.5], 1.4, 0.22)]),
  picture('difference-3', colours.paper, [
    ...partners,
    ...litPath(partners, {}, [0.35, 1.5], [2.65, 1.5]),
    station([0.35, 1.5], 1.45, 0.18),
    station([2.65, 1.5], 1.45, 0.18),
  ]),
  picture('difference-4', colours.paper, [...layers, station([1.5, 1.5], 1.68, 0.2)]),
];

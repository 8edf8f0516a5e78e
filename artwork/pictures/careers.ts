import { colours } from '../lib/colour';
import { rectangle, type Point } from '../lib/geometry';
import { contours, dashes, grid, hatch, laminae, stipple } from '../lib/marks';
import { litPath, station, type Corner } from '../lib/path';
import { ghost, plumb } from '../lib/survey';
import { slab, type Item, type Mark, type Picture } from '../lib/scene';

type Part = (at: Point, size: Point, heights: Point) => Item;

function style(colour: string, side: Mark, top?: Mark): Part {
  return (at, size, heights) => slab(at, size, heights, colour, { side, top });
}

/** The styles of the parts: one structure of many different parts. */
const white = style(colours.white, laminae(0.11), contours(4, 2));
const mist = style(colours.mist, stipple(2, 0.1), grid(0.5));
const deep = style(colours.mistDeep, hatch(0.17));
const line = style(colours.mistLine, dashes(0.13), contours(8, 2));
const paper = style(colours.paperDeep, dashes(0.14), grid(0.5, 0.25));
const ink = style(colours.inkRaised, dashes(0.13, 0.5));
const harbour = style(colours.harbour, laminae(0.11));

/** A part above its marked position. */
function coming(part: Part, at: Point, size: Point, [z0, z1]: Point, lift: number): Item[] {
  const thin = { width: 1.6, opacity: 0.6 };
  return [
    part(at, size, [z0 + lift, z1 + lift]),
    ...ghost(at, size, z0, thin),
    ...rectangle(...at, ...size)
      .slice(1)
      .map((corner) => plumb(corner, [z0 + lift, z0], thin)),
  ];
}

const parts = [
  // The ridge: parts that touch at their corners, from left to right.
  white([0, 0], [2, 2], [0, 1.1]),
  ink([2, -2], [2, 2], [0, 0.5]),
  mist([2, -2], [2, 2], [0.5, 1.2]),
  paper([4, -4], [2, 2], [0, 1.5]),
  white([6, -6], [2, 2], [0, 1.1]),
  harbour([8, -8], [2, 2], [0, 1.4]),
  line([10, -10], [2, 2], [0, 0.6]),
  white([10, -10], [2, 2], [0.6, 1.2]),
  // The parts between them, in front and behind.
  deep([2, 0], [2, 3], [0, 0.5]),
  white([4, -2], [2, 2], [0, 0.7]),
  ink([6, -4], [2, 3.4], [0, 0.4]),
  mist([8, -6], [2, 2], [0, 0.6]),
  paper([10, -8], [2, 3], [0, 0.5]),
  line([0, -2], [2, 2], [0, 0.6]),
  white([3, -4], [1, 2], [0, 0.5]),
  mist([5, -7], [1, 3], [0, 0.7]),
  deep([8, -10], [2, 2], [0, 0.8]),
];

const newParts = [
  ...coming(harbour, [0.6, -4], [2.4, 2], [0, 0.6], 2),
  ...coming(paper, [6, -8], [2, 2], [0, 0.7], 1.9),
  ...coming(white, [12, -10], [2, 2], [0, 0.5], 4.7),
  ...coming(mist, [-2, 0], [2, 2], [0, 0.6], 1.3),
];

/** The path along the ridge, from the edge of the picture to the place of a future part. */
const corners: Corner[] = [
  [1, 9],
  ...[0, 2, 4, 6, 8].flatMap((step): Corner[] => [
    [step + 1, 1 - step],
    [step + 3, 1 - step],
  ]),
  [11, -9],
  [13, -9],
];

const items = [
  ...parts,
  ...newParts,
  ...litPath(parts, { width: 0.12 }, ...corners),
  station([13, -9], 0, 0.27),
];

export const careers: Picture = {
  file: 'content/pages/pictures/careers.png',
  size: [2400, 1000],
  view: { scale: 98, origin: [330, 520] },
  ground: { colour: colours.paper, shadow: 0.22 },
  items,
};

/** The last part of the ridge, with the end of the path. */
export const careersNarrow: Picture = {
  file: 'content/pages/pictures/careers-narrow.png',
  size: [1140, 912],
  view: { scale: 92, origin: [-793, 506] },
  ground: { colour: colours.paper, shadow: 0.22 },
  items,
};

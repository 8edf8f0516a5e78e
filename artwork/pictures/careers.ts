import { colours } from '../lib/colour';
import { rectangle, type Point } from '../lib/geometry';
import { contours, dashes, grid, hatch, laminae, stipple } from '../lib/marks';
import { litPath, type Corner } from '../lib/path';
import { ghost, plumb } from '../lib/survey';
import { slab, type Item, type Mark, type Picture } from '../lib/scene';

interface Style {
  readonly colour: string;
  readonly side: Mark;
  readonly top?: Mark;
}

/** The styles of the parts: one structure of many different parts. */
const styles = {
  white: { colour: colours.white, side: laminae(0.11), top: contours(4, 2) },
  mist: { colour: colours.mist, side: stipple(2, 0.1), top: grid(0.5) },
  deep: { colour: colours.mistDeep, side: hatch(0.17) },
  line: { colour: colours.mistLine, side: dashes(0.13), top: contours(8, 2) },
  paper: { colour: colours.paperDeep, side: dashes(0.14), top: grid(0.5, 0.25) },
  ink: { colour: colours.inkRaised, side: dashes(0.13, 0.5) },
  harbour: { colour: colours.harbour, side: laminae(0.11) },
} satisfies Record<string, Style>;

function part(at: Point, size: Point, heights: Point, { colour, side, top }: Style): Item {
  return slab(at, size, heights, colour, { side, top });
}

/** A part above its marked position. */
function coming(at: Point, size: Point, [z0, z1]: Point, lift: number, partStyle: Style): Item[] {
  const style = { width: 1.6, opacity: 0.6 };
  return [
    part(at, size, [z0 + lift, z1 + lift], partStyle),
    ...ghost(at, size, z0, style),
    ...rectangle(...at, ...size)
      .slice(1)
      .map((corner) => plumb(corner, [z0 + lift, z0], style)),
  ];
}

const { white, mist, deep, line, paper, ink, harbour } = styles;

/** The ridge: parts that touch at their corners, from left to right. */
const ridge: readonly Item[] = [
  part([0, 0], [2, 2], [0, 1.1], white),
  part([2, -2], [2, 2], [0, 0.5], ink),
  part([2, -2], [2, 2], [0.5, 1.2], mist),
  part([4, -4], [2, 2], [0, 1.5], paper),
  part([6, -6], [2, 2], [0, 1.1], white),
  part([8, -8], [2, 2], [0, 1.4], harbour),
  part([10, -10], [2, 2], [0, 0.6], line),
  part([10, -10], [2, 2], [0.6, 1.2], white),
];

/** The parts between them, in front and behind. */
const angles: readonly Item[] = [
  part([2, 0], [2, 3], [0, 0.5], deep),
  part([4, -2], [2, 2], [0, 0.7], white),
  part([6, -4], [2, 3.4], [0, 0.4], ink),
  part([8, -6], [2, 2], [0, 0.6], mist),
  part([10, -8], [2, 3], [0, 0.5], paper),
  part([0, -2], [2, 2], [0, 0.6], line),
  part([3, -4], [1, 2], [0, 0.5], white),
  part([5, -7], [1, 3], [0, 0.7], mist),
  part([8, -10], [2, 2], [0, 0.8], deep),
];

const moving: readonly Item[] = [
  ...coming([0.6, -4], [2.4, 2], [0, 0.6], 2, harbour),
  ...coming([6, -8], [2, 2], [0, 0.7], 1.9, paper),
  ...coming([12, -10], [2, 2], [0, 0.5], 1.5, white),
  ...coming([-2, 0], [2, 2], [0, 0.6], 1.3, mist),
];

const parts = [...ridge, ...angles, ...moving];

/** The path along the ridge, from the ground before the first part to the ground after the last. */
const corners: Corner[] = [
  [1, 2, 0],
  ...[0, 2, 4, 6, 8].flatMap((step): Corner[] => [
    [step + 1, 1 - step],
    [step + 3, 1 - step],
  ]),
  [11, -9],
  [12, -9, 0],
];

const items = [...parts, ...litPath(parts, { width: 0.12 }, ...corners)];

export const careers: Picture = {
  file: 'content/pages/pictures/careers.png',
  size: [2400, 1000],
  view: { scale: 98, origin: [330, 520] },
  ground: { colour: colours.paper, shadow: 0.22 },
  items,
};

/** The middle of the ridge, cut off at both edges. */
export const careersNarrow: Picture = {
  file: 'content/pages/pictures/careers-narrow.png',
  size: [1200, 960],
  view: { scale: 92, origin: [-190, 530] },
  ground: { colour: colours.paper, shadow: 0.22 },
  items,
};

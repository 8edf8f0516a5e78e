import { colours, mix } from '../lib/colour';
import { rectangle, type Point } from '../lib/geometry';
import { contours, dashes, grid, hatch, laminae, stipple } from '../lib/marks';
import { litPath } from '../lib/path';
import { slab, type Mark, type Picture } from '../lib/scene';

/** A level of the pit: its opening, its heights and its style. */
interface Level {
  readonly opening: readonly [x: number, y: number, width: number, depth: number];
  readonly heights: Point;
  readonly colour: string;
  readonly top: Mark;
  readonly side: Mark;
}

const levels: readonly Level[] = [
  {
    opening: [0, 0, 10, 8.4],
    heights: [3.2, 4],
    colour: colours.white,
    top: contours(8, 3.4, 9, 0.5),
    side: stipple(3, 0.12),
  },
  {
    opening: [1.5, 1.1, 7, 6],
    heights: [2.2, 3.2],
    colour: colours.mistDeep,
    top: grid(0.75, 0.3),
    side: hatch(0.2),
  },
  {
    opening: [2.4, 2, 5, 4.1],
    heights: [1.1, 2.2],
    colour: mix(colours.mistLine, colours.inkLine, 0.45),
    top: contours(4, 2.6, 9, 0.5),
    side: laminae(0.13),
  },
  {
    opening: [3.3, 2.7, 3, 2.6],
    heights: [0, 1.1],
    colour: mix(colours.inkLine, colours.inkRaised, 0.3),
    top: grid(0.5, 0.25),
    side: dashes(0.15),
  },
];

const around: Point = [-14, -14];
const spread: Point = [40, 36];

/** An open pit with one plane below another. */
const pit = [
  slab(around, spread, [-1.4, 0], colours.ink),
  ...levels.map(({ opening: [x, y, width, depth], heights, colour, top, side }) =>
    slab(around, spread, heights, colour, {
      holes: [rectangle(x, y, width, depth)],
      top,
      side,
    }),
  ),
];

const path = litPath(
  pit,
  { width: 0.15, glow: 0.45 },
  [-14, 4.6],
  [0.75, 4.6],
  [0.75, 3.4],
  [4.6, 3.4],
);

export const blog1: Picture = {
  file: 'content/insights/blog/pictures/blog1.png',
  size: [2400, 1350],
  view: { scale: 138, origin: [1190, 330] },
  ground: { colour: colours.mist, shadow: 0 },
  items: [...pit, ...path],
};

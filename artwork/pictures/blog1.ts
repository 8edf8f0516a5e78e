import { colours, mix } from '../lib/colour';
import { rectangle, type Point } from '../lib/geometry';
import { contours, dashes, grid, hatch, laminae, stipple } from '../lib/marks';
import { litPath, station } from '../lib/path';
import { slab, type Mark, type Picture, type Solid } from '../lib/scene';

const around: Point = [-20, -20];
const spread: Point = [50, 46];

type Opening = readonly [x: number, y: number, width: number, depth: number];

/** A level of the pit around its opening. */
function level(opening: Opening, heights: Point, colour: string, top: Mark, side: Mark): Solid {
  return slab(around, spread, heights, colour, { holes: [rectangle(...opening)], top, side });
}

const shallow = mix(colours.mistLine, colours.inkLine, 0.45);
const deep = mix(colours.inkLine, colours.inkRaised, 0.3);

/** The ground around the pit, without lines: the pages' crops would cut them. */
const plain: Mark = () => '';

/** An open pit with one plane below another. */
const pit = [
  slab(around, spread, [-1.4, 0], colours.ink),
  level([0, 0, 10, 8.4], [3.2, 4], colours.white, plain, stipple(3, 0.12)),
  level([1.5, 1.1, 7, 6], [2.2, 3.2], colours.mistDeep, grid(0.75, 0.3), hatch(0.2)),
  level([2.4, 2, 5, 4.1], [1.1, 2.2], shallow, contours(4, 2.6, 9, 0.5), laminae(0.13)),
  level([3.3, 2.7, 3, 2.6], [0, 1.1], deep, grid(0.5, 0.25), dashes(0.15)),
];

const path = litPath(
  pit,
  { width: 0.105, glow: 0.45 },
  [9.2, -20],
  [9.2, 0.55],
  [4.8, 0.55],
  [4.8, 3.4],
);

export const blog1: Picture = {
  file: 'content/insights/blog/pictures/blog1.png',
  size: [2400, 1350],
  view: { scale: 80, origin: [1145, 620] },
  ground: { colour: colours.mist, shadow: 0 },
  items: [...pit, ...path, station([4.8, 3.4], 0, 0.24)],
};

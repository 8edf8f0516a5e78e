import type { Point } from '../lib/geometry';
import { drawing, FALL, outline } from './svg';

const GAP = 1.4;
const DEPTH = 7.6;
const HEIGHT = 21;
const STEM = 4;
const ARMS = 11.9;
const RIGHT = 28;

const stemTop = (x: number): number => 3.4 + (x - STEM) * FALL;
const upperTop = (x: number): number => 2.3 + (RIGHT - x) * FALL;
const lowerTop = (x: number): number => upperTop(ARMS) + GAP + (x - ARMS) * FALL;

/** The x coordinate where the lower arm appears from under the upper one. */
const crossing = ARMS + DEPTH / (2 * FALL);

/** A plane below the line `top`; its lower left corner is at `foot`. */
function plane(
  top: (x: number) => number,
  depth: number,
  [left, right]: Point,
  opacity: string,
  foot = left,
): string {
  const corners: Point[] = [
    [left, top(left)],
    [right, top(right)],
    [right, top(right) + depth],
    [foot, top(foot) + depth],
  ];
  return `<path d="${outline(corners)}"${opacity}/>`;
}

/** The planes of the mark on a grid of 32: together they form a K and a keel. */
export const markPlanes = [
  plane(stemTop, HEIGHT, [STEM, ARMS - GAP], ''),
  plane(upperTop, DEPTH, [ARMS, RIGHT], ' opacity="0.66"'),
  plane(lowerTop, DEPTH, [crossing, RIGHT], ' opacity="0.84"', ARMS),
].join('');

/** The brand's mark in the colour of the text beside it. */
export const mark = (): string => drawing([32, 32], markPlanes);

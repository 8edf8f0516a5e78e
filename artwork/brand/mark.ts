import type { Point } from '../lib/geometry';
import { drawing, outline } from './svg';

/** The slope of an isometric edge: tan 30°. */
const FALL = Math.tan(Math.PI / 6);
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

const planes: readonly { readonly outer: readonly Point[]; readonly tint: number }[] = [
  {
    outer: [
      [STEM, stemTop(STEM)],
      [ARMS - GAP, stemTop(ARMS - GAP)],
      [ARMS - GAP, stemTop(ARMS - GAP) + HEIGHT],
      [STEM, stemTop(STEM) + HEIGHT],
    ],
    tint: 1,
  },
  {
    outer: [
      [ARMS, upperTop(ARMS)],
      [RIGHT, upperTop(RIGHT)],
      [RIGHT, upperTop(RIGHT) + DEPTH],
      [ARMS, upperTop(ARMS) + DEPTH],
    ],
    tint: 0.66,
  },
  {
    outer: [
      [crossing, lowerTop(crossing)],
      [RIGHT, lowerTop(RIGHT)],
      [RIGHT, lowerTop(RIGHT) + DEPTH],
      [ARMS, lowerTop(ARMS) + DEPTH],
    ],
    tint: 0.84,
  },
];

/** The planes of the mark on a grid of 32: together they form a K and a keel. */
export const markPlanes = planes
  .map(({ outer, tint }) => `<path d="${outline(outer)}"${tint < 1 ? ` opacity="${tint}"` : ''}/>`)
  .join('');

/** Keelstone's mark in the colour of the text beside it. */
export const mark = (): string => drawing([32, 32], markPlanes);

import { colours } from '../lib/colour';
import { contours, dashes, hatch, laminae, moved, stipple } from '../lib/marks';
import { litPath, type Corner } from '../lib/path';
import { ghost } from '../lib/survey';
import { slab, type Item, type Picture } from '../lib/scene';

/** The strips: `shift` is the distance moved towards the viewer, `sunk` the distance sunk. */
const strips = [
  { x: -6, width: 4.2, shift: 0.4, sunk: 0 },
  { x: -1.8, width: 2.4, shift: -1.2, sunk: 0.3 },
  { x: 0.6, width: 3.1, shift: 2.3, sunk: 0.5 },
  { x: 3.7, width: 2.3, shift: -0.6, sunk: 0.85 },
  { x: 6, width: 6, shift: 1, sunk: 1.1 },
];

const back = -16;
const cliff = 3;
const middle = -1;
const height = 2.2;

/** One strip of the ground: the same four layers as its neighbours, moved with it. */
function strip({ x, width, shift, sunk }: (typeof strips)[number], i: number): Item[] {
  const isAccent = i === 2;
  const layer = (z0: number, z1: number, ...rest: [string, Parameters<typeof slab>[4]]): Item =>
    slab([x, back], [width, cliff + shift - back], [z0 - sunk, z1 - sunk], ...rest);
  return [
    layer(-1.2, 0.4, colours.inkRaised, { side: dashes(0.16, 0.5) }),
    layer(0.4, 1.1, colours.mistLine, { side: hatch(0.2) }),
    layer(1.1, 1.5, colours.paperDeep, { side: laminae(0.1) }),
    layer(1.5, height, isAccent ? colours.harbour : colours.white, {
      side: isAccent ? laminae(0.14, 0.3) : stipple(i + 2, 0.12),
      top: moved(contours(21, 3.6, 8, isAccent ? 0.7 : 0.6), shift),
    }),
  ];
}

const ground = strips.flatMap(strip);

/**
 * Strips have shifted; a new path leads along the first one and across them. It does not turn on the last one, since a
 * crop would cut the turn.
 */
const corners = strips.flatMap(({ x, width, shift }, i): Corner[] => {
  const before = strips[i - 1];
  const turn = x + 0.55;
  if (!before)
    return [
      [x + width - 0.7, back],
      [x + width - 0.7, middle + shift],
    ];
  if (i === strips.length - 1) return [[12, middle + before.shift]];
  return [
    [turn, middle + before.shift],
    [turn, middle + shift],
  ];
});

export const operationalrisk: Picture = {
  file: 'content/solutions/pictures/operationalrisk.png',
  size: [2000, 1400],
  view: { scale: 135, origin: [960, 790] },
  ground: { colour: colours.mist, shadow: 0.3, z: -1.2 },
  items: [
    ...ground,
    ...litPath(ground, { width: 0.12 }, ...corners),
    ...ghost([-1.8, cliff - 1.2], [2.4, 1.2], height - 0.3, { width: 2.5 }),
  ],
};

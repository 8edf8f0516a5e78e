import { colours } from '../lib/colour';
import { contours, grid, hatch, laminae, stipple } from '../lib/marks';
import { litPath, station, type Corner } from '../lib/path';
import { slab, type Picture } from '../lib/scene';

const west = -20;
const east = 20;
const thick = 0.75;
const half = 0.9;
const step = 0.4;

/** The walls across the route; `opening` is the middle of the opening. */
const lines = [
  { y: -5.2, opening: 1.9, height: 0.7, colour: colours.white, side: hatch(0.2) },
  { y: -0.9, opening: -2.3, height: 0.7, colour: colours.harbour, side: laminae(0.14, 0.3) },
  { y: 3.4, opening: 0.9, height: 0.7, colour: colours.inkRaised, side: stipple(5, 0.12) },
];

/** The level of the ground before the nth line; it falls by a step behind each. */
const level = (n: number): number => (lines.length - n) * step;

const floors = [...lines.map(({ y }) => y + thick), 18].map((front, n, fronts) => {
  const back = fronts[n - 1] ?? -24;
  return slab([west, back], [east - west, front - back], [-0.5, level(n)], colours.mistLine, {
    top: n % 2 ? grid(1, 0.2) : contours(8 + n, 3.2, 9, 0.45),
    side: laminae(0.1),
  });
});

/** Three walls across the ground with one opening each; the route goes through all three. */
const ground = [
  ...floors,
  ...lines.flatMap(({ y, opening, height, colour, side }, n) => {
    const z = [level(n), level(n) + height] as const;
    const [a, b] = [opening - half, opening + half];
    return [
      slab([west, y], [a - west, thick], z, colour, { side }),
      slab([b, y], [east - b, thick], z, colour, { side }),
    ];
  }),
];

/** It begins at a station behind the first wall. */
const start: Corner = [1.9, -7.1];

const corners: Corner[] = [
  start,
  ...lines.flatMap(({ y, opening }, n): Corner[] => {
    const next = lines[n + 1];
    const turn = y + thick + 1.1;
    return next
      ? [
          [opening, turn],
          [next.opening, turn],
        ]
      : [[opening, 18]];
  }),
];

export const processrisks: Picture = {
  file: 'content/solutions/pictures/processrisks.png',
  size: [2000, 1400],
  view: { scale: 88, origin: [765, 660] },
  ground: { colour: colours.mistLine, shadow: 0, z: -0.5 },
  items: [
    ...ground,
    ...litPath(ground, { width: 0.13 }, ...corners),
    station([start[0], start[1]], level(0), 0.36),
  ],
};

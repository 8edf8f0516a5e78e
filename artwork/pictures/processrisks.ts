import { colours } from '../lib/colour';
import { contours, hatch, laminae, stipple } from '../lib/marks';
import { litPath } from '../lib/path';
import { slab, type Picture } from '../lib/scene';

const west = -20;
const east = 20;
const half = 2.1;
const post = 0.8;
const height = 3.2;
const lintel = 0.7;
const step = 0.4;

/** The gates across the route, the first one the farthest. */
const gates = [
  { y: -4, colour: colours.white, side: hatch(0.2) },
  { y: 0, colour: colours.harbour, side: laminae(0.14, 0.3) },
  { y: 4, colour: colours.inkRaised, side: stipple(5, 0.12) },
];

/** The level of the ground before the nth gate; it falls by a step behind each. */
const level = (n: number): number => (gates.length - n) * step;

const floors = [...gates.map(({ y }) => y + post + 0.5), 20].map((front, n, fronts) => {
  const back = fronts[n - 1] ?? -24;
  return slab([west, back], [east - west, front - back], [-0.5, level(n)], colours.mistLine, {
    top: contours(8 + n, 3.2, 9, 0.5),
    side: laminae(0.1),
  });
});

/** Two posts and a lintel each. */
const frames = gates.flatMap(({ y, colour, side }, n) => {
  const foot = level(n);
  const head = foot + height;
  return [
    slab([-half, y], [post, post], [foot, head], colour, { side }),
    slab([half - post, y], [post, post], [foot, head], colour, { side }),
    slab([-half, y], [2 * half, post], [head, head + lintel], colour, { side }),
  ];
});

/** Three gates, each on a lower step than the last. The route leads through all of them. */
export const processrisks: Picture = {
  file: 'content/solutions/pictures/processrisks.png',
  size: [2000, 1400],
  // Narrow banners show the middle half: the gates are in it.
  view: { scale: 86, origin: [1030, 921] },
  ground: { colour: colours.mistLine, shadow: 0, z: -0.5 },
  items: [...floors, ...frames, ...litPath(floors, { width: 0.19 }, [0, -18], [0, 18])],
};

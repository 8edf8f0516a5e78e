import { colours } from '../lib/colour';
import type { Point } from '../lib/geometry';
import { contours, dashes, grid, hatch, laminae, stipple } from '../lib/marks';
import { litPath } from '../lib/path';
import { slab, type Item, type Mark, type Picture } from '../lib/scene';

/** A tier: half the side of its plane, its fade, its marks, and the size and positions of its parties. */
interface Tier {
  readonly half: number;
  readonly fade: number;
  readonly top: Mark;
  readonly side: Mark;
  readonly size: number;
  readonly parties: readonly Point[];
}

const thick = 0.6;

const tiers: readonly Tier[] = [
  { half: 2.1, fade: 0, top: contours(4, 2.2, 9, 0.5), side: laminae(0.12), size: 0, parties: [] },
  {
    half: 4.3,
    fade: 0.5,
    top: grid(0.86, 0.35),
    side: hatch(0.18),
    size: 1.3,
    parties: [
      [-1.6, 3.2],
      [0.5, 3.2],
      [3.2, -0.6],
    ],
  },
  {
    half: 6.5,
    fade: 0.76,
    top: grid(0.65, 0.35),
    side: stipple(3, 0.12),
    size: 1.05,
    parties: [
      [-3.4, 5.4],
      [-1.6, 5.4],
      [0.5, 5.4],
      [3, 5.4],
      [5.4, 2.6],
      [5.4, 0.6],
      [5.4, -2.4],
    ],
  },
  {
    half: 8.9,
    fade: 0.9,
    top: grid(0.6, 0.35),
    side: dashes(0.15),
    size: 0.85,
    parties: [
      [-5, 7.6],
      [-3.4, 7.6],
      [-1.4, 7.6],
      [0.5, 7.6],
      [2.6, 7.6],
      [4.4, 7.6],
      [7.6, 4.6],
      [7.6, 2.8],
      [7.6, 0.6],
      [7.6, -1.4],
      [7.6, -4],
    ],
  },
];

const top = (n: number): number => -n * thick;
const rise = 0.14;

function tier({ half, fade, top: mark, side, size, parties }: Tier, n: number): Item[] {
  const z = top(n);
  return [
    slab(
      [-half, -half],
      [2 * half, 2 * half],
      [z - thick, z],
      n === 0 ? colours.white : colours.mistDeep,
      {
        fade,
        top: mark,
        side,
      },
    ),
    ...parties.map(([x, y]) =>
      slab([x - size / 2, y - size / 2], [size, size], [z, z + rise], colours.mistDeep, {
        fade: fade * 0.72,
      }),
    ),
  ];
}

const planes = [
  slab([-0.9, -1.1], [1.8, 1.8], [0, 1.1], colours.harbour, { side: laminae(0.14, 0.3) }),
  ...tiers.flatMap(tier),
];

/** The path through the parties of one column, from the bank down to the last tier. */
const path = litPath(planes, { width: 0.13, glow: 0.5 }, [0.5, 0.7], [0.5, 8.025, top(3)]);

export const blog1Tiers: Picture = {
  file: 'content/insights/blog/pictures/blog1-tiers.png',
  size: [1600, 900],
  view: { scale: 92, origin: [800, 290] },
  ground: { colour: colours.ink, shadow: 0 },
  items: [...planes, ...path],
};

import { colours } from '../lib/colour';
import { contours, dashes, grid, hatch, laminae, stipple } from '../lib/marks';
import { litPath, station } from '../lib/path';
import { slab, type Mark, type Picture, type Solid } from '../lib/scene';

const thick = 0.6;
const rise = 0.14;

/** The top of the nth tier. */
const level = (n: number): number => -n * thick;

/** The plane of the nth tier; `half` is half its side. */
function plane(n: number, half: number, fade: number, top: Mark, side: Mark): Solid {
  const colour = n === 0 ? colours.white : colours.mistDeep;
  const size = [2 * half, 2 * half] as const;
  return slab([-half, -half], size, [level(n) - thick, level(n)], colour, { fade, top, side });
}

/**
 * The parties of the nth tier, at the foot of the plane above, whose half side is `wall`: along the front by x, then
 * along the right by y. There no part of a path from plane to plane lies behind a party.
 */
function parties(
  n: number,
  fade: number,
  size: number,
  wall: number,
  front: readonly number[],
  right: readonly number[],
): Solid[] {
  const row = wall + size / 2;
  const places = [...front.map((x) => [x, row] as const), ...right.map((y) => [row, y] as const)];
  return places.map(([x, y]) =>
    slab(
      [x - size / 2, y - size / 2],
      [size, size],
      [level(n), level(n) + rise],
      colours.mistDeep,
      { fade: fade * 0.72 },
    ),
  );
}

const tiers = [
  slab([-0.9, -1.1], [1.8, 1.8], [0, 1.1], colours.harbour, { side: laminae(0.14, 0.3) }),
  plane(0, 2.1, 0, contours(4, 2.2, 9, 0.5), laminae(0.12)),
  plane(1, 4.3, 0.5, grid(0.86, 0.35), hatch(0.18)),
  ...parties(1, 0.5, 1.3, 2.1, [-1.6, 0.5], [-0.6]),
  plane(2, 6.5, 0.76, grid(0.65, 0.35), stipple(3, 0.12)),
  ...parties(2, 0.76, 1.05, 4.3, [-3.4, -1.6, 0.5, 3], [2.6, 0.6, -2.4]),
  plane(3, 8.9, 0.9, grid(0.6, 0.35), dashes(0.15)),
  ...parties(3, 0.9, 0.85, 6.5, [-5, -3.4, -1.4, 0.5, 2.6, 4.4], [4.6, 2.8, 0.6, -1.4, -4]),
];

/** The path through the parties of one column, from the bank down to the last tier. */
const path = litPath(tiers, { width: 0.13, glow: 0.5 }, [0.5, 0.7], [0.5, 6.925]);

export const blog1Tiers: Picture = {
  file: 'content/insights/blog/pictures/blog1-tiers.png',
  size: [1600, 900],
  view: { scale: 92, origin: [800, 290] },
  ground: { colour: colours.ink, shadow: 0 },
  items: [...tiers, ...path, station([0.5, 6.925], level(3) + rise, 0.26)],
};

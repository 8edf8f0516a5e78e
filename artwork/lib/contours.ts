import { edges, rectangle, type Extent, type Point } from './geometry';
import { seeded } from './random';

type Field = (u: number, v: number) => number;

/** A smooth random terrain: random values on a lattice with eased interpolation. */
function terrain(seed: number, step: number): Field {
  const random = seeded(seed);
  const table = Array.from({ length: 4096 }, random);
  const corner = (i: number, j: number): number => table[((i * 73 + j * 1031) >>> 0) % 4096] ?? 0;
  const ease = (t: number): number => t * t * t * (t * (6 * t - 15) + 10);
  return (u, v) => {
    const [i, j] = [Math.floor(u / step), Math.floor(v / step)];
    const [s, t] = [ease(u / step - i), ease(v / step - j)];
    const low = corner(i, j) + (corner(i + 1, j) - corner(i, j)) * s;
    const high = corner(i, j + 1) + (corner(i + 1, j + 1) - corner(i, j + 1)) * s;
    return low + (high - low) * t;
  };
}

/** The contour lines of a random terrain over a rectangle, as short segments (marching squares). */
export function contourLines(
  [u0, v0, u1, v1]: Extent,
  step: number,
  levels: number,
  seed: number,
): Point[][] {
  const field = terrain(seed, step);
  const cell = step / 28;
  const segments: Point[][] = [];
  const crossing = (a: Point, b: Point, fa: number, fb: number, level: number): Point[] => {
    if (fa < level === fb < level) return [];
    const t = (level - fa) / (fb - fa);
    return [[a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]];
  };
  for (let u = u0; u < u1; u += cell) {
    for (let v = v0; v < v1; v += cell) {
      const sides = edges(rectangle(u, v, cell, cell)).map(
        ([a, b]) => [a, b, field(...a), field(...b)] as const,
      );
      for (let n = 1; n < levels; n += 1) {
        const hits = sides.flatMap((side) => crossing(...side, n / levels));
        for (let i = 0; i + 1 < hits.length; i += 2) segments.push(hits.slice(i, i + 2));
      }
    }
  }
  return segments;
}

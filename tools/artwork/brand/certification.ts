import type { Point } from '../lib/geometry';
import { drawing, short } from './svg';

const CENTRE = 32;
const FALL = Math.tan(Math.PI / 6);

/** Where a stratum that dips to the middle meets the circle, on its left side. */
function rim(depth: number, radius: number): Point {
  const a = 1 + FALL ** 2;
  const b = 2 * depth * FALL;
  const x = (-b - Math.sqrt(b ** 2 - 4 * a * (depth ** 2 - radius ** 2))) / (2 * a);
  return [x, depth + x * FALL];
}

const at = ([x, y]: Point): string => `${short(CENTRE + x)} ${short(CENTRE + y)}`;
const across = ([x, y]: Point): Point => [-x, y];

/** A stratum between two depths, folded like a keel and cut by the circle. */
function stratum(top: number, bottom: number, radius: number): string {
  const [upper, lower] = [rim(top, radius), rim(bottom, radius)];
  const edge = `A${radius} ${radius} 0 0 1 `;
  return `M${at(upper)}L${at([0, top])}L${at(across(upper))}${edge}${at(across(lower))}L${at([0, bottom])}L${at(lower)}${edge}${at(upper)}Z`;
}

/** The rays of the survey circle, every fourth one longer. */
function rays(count: number): string {
  return Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * 2 * Math.PI;
    const [x, y] = [Math.sin(angle), -Math.cos(angle)];
    const inner = i % 4 ? 27.4 : 25.6;
    return `M${at([x * inner, y * inner])}L${at([x * 30, y * 30])}`;
  }).join('');
}

/** A seal that belongs to no one: strata within a survey circle. */
export function certification(): string {
  const strata = [
    [-9.6, -6.8],
    [-4.4, 4],
    [6.4, 9.2],
    [11.6, 20],
  ] as const;
  const filled = strata.map(([top, bottom]) => stratum(top, bottom, 22)).join('');
  return drawing(
    [64, 64],
    `<path d="${filled}"/><path d="${rays(64)}" fill="none" stroke="currentColor"/>`,
  );
}

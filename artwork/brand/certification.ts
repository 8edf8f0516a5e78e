import { round, type Point } from '../lib/geometry';
import { drawing, FALL, toTenth } from './svg';

const CENTRE = 32;

/** The left intersection of the circle and a stratum that dips towards the middle. */
function rim(depth: number, radius: number): Point {
  const a = 1 + FALL ** 2;
  const b = 2 * depth * FALL;
  const x = (-b - Math.sqrt(b ** 2 - 4 * a * (depth ** 2 - radius ** 2))) / (2 * a);
  return [x, depth + x * FALL];
}

const at = ([x, y]: Point): string => `${toTenth(CENTRE + x)} ${toTenth(CENTRE + y)}`;
const across = ([x, y]: Point): Point => [-x, y];

/** A layer between two depths, folded like a keel and clipped to the circle. */
function stratum(top: number, bottom: number, radius: number): string {
  const [upper, lower] = [rim(top, radius), rim(bottom, radius)];
  const edge = `A${radius} ${radius} 0 0 1 `;
  return `M${at(upper)}L${at([0, top])}L${at(across(upper))}${edge}${at(across(lower))}L${at([0, bottom])}L${at(lower)}${edge}${at(upper)}Z`;
}

/**
 * Evenly spaced rays between two radii, the first one upright. They are the dashes of one circle: separate
 * rays would add a kilobyte. The radius is adjusted so that whole dashes fill the circumference.
 */
function rays(count: number, inner: number, outer: number): string {
  const period = round(((inner + outer) * Math.PI) / count, 2);
  const radius = round((period * count) / (2 * Math.PI), 2);
  const dash = 1;
  return `<circle cx="${CENTRE}" cy="${CENTRE}" r="${radius}" stroke-width="${toTenth(outer - inner)}" stroke-dasharray="${dash} ${round(period - dash, 2)}" stroke-dashoffset="${dash / 2}"/>`;
}

/** The sample certification mark: layers inside a graduated circle. */
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
    `<path d="${filled}"/><g fill="none" stroke="currentColor">${rays(64, 27.4, 30)}${rays(16, 25.6, 28)}</g>`,
  );
}

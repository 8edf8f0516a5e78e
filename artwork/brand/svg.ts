import type { Point } from '../lib/geometry';

/** A number with one decimal, as short as SVG allows. */
export function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** SVG path data of one closed outline. */
export function outline(points: readonly Point[]): string {
  return `M${points.map((point) => point.map(short).join(' ')).join('L')}Z`;
}

/** A drawing in the colour of the text around it. */
export function drawing([width, height]: Point, inner: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${short(width)} ${short(height)}" fill="currentColor">${inner}</svg>\n`;
}

import { pathData, round, type Line, type Point } from '../lib/geometry';

/** The slope of an isometric edge: tan 30°. */
export const FALL = Math.tan(Math.PI / 6);

/** A number rounded to one decimal, for SVG. */
export const toTenth = (value: number): number => round(value, 1);

/** SVG path data of one closed outline. */
export const outline = (points: Line): string => pathData([points], false, 1);

/** A drawing in the colour of the text around it. */
export function drawing([width, height]: Point, inner: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${toTenth(width)} ${toTenth(height)}" fill="currentColor">${inner}</svg>\n`;
}

import { round } from './geometry';
import type { Mark } from './scene';

/** A mark that has moved with its face: what lay at (0, 0) now lies at (du, dv). */
export function carried(mark: Mark, du: number, dv: number): Mark {
  return ({ extent: [u0, v0, u1, v1], line }) => {
    const drawn = mark({ extent: [u0 - du, v0 - dv, u1 - du, v1 - dv], line });
    return `<g transform="translate(${round(du)} ${round(dv)})">${drawn}</g>`;
  };
}

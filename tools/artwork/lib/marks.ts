import { pathData, round, type Point } from './geometry';
import { contourLines } from './contours';
import { seeded } from './random';
import type { Mark } from './scene';

function lines(
  list: readonly (readonly Point[])[],
  colour: string,
  width: number,
  opacity: number,
): string {
  return `<path d="${pathData(list, true)}" fill="none" stroke="${colour}" stroke-width="${round(width)}" opacity="${opacity}"/>`;
}

/** Contour lines of a gentle terrain, as on a map. `step` is the size of its hills. */
export function contours(seed: number, step = 2, levels = 9, opacity = 0.5): Mark {
  return ({ extent, line }) =>
    lines(contourLines(extent, step, levels, seed), line, 0.014, opacity);
}

/** A square survey grid. */
export function grid(step: number, opacity = 0.4): Mark {
  return ({ extent: [u0, v0, u1, v1], line }) => {
    const list: Point[][] = [];
    for (let u = u0 + step; u < u1 - 1e-6; u += step)
      list.push([
        [u, v0],
        [u, v1],
      ]);
    for (let v = v0 + step; v < v1 - 1e-6; v += step)
      list.push([
        [u0, v],
        [u1, v],
      ]);
    return lines(list, line, 0.012, opacity);
  };
}

/** Fine layers parallel to the ground. */
export function laminae(step: number, opacity = 0.55): Mark {
  return ({ extent: [u0, v0, u1, v1], line }) => {
    const list: Point[][] = [];
    for (let v = v0 + step; v < v1 - 1e-6; v += step)
      list.push([
        [u0, v],
        [u1, v],
      ]);
    return lines(list, line, 0.012, opacity);
  };
}

/** Slanting strokes, as sections are hatched. */
export function hatch(step: number, opacity = 0.55): Mark {
  return ({ extent: [u0, v0, u1, v1], line }) => {
    const rise = v1 - v0;
    const list: Point[][] = [];
    for (let u = u0 - rise; u < u1; u += step)
      list.push([
        [u, v0],
        [u + rise, v1],
      ]);
    return lines(list, line, 0.012, opacity);
  };
}

/** Short broken strokes in rows, the sign of a bedded rock. */
export function dashes(step: number, opacity = 0.6): Mark {
  return ({ extent: [u0, v0, u1, v1], line }) => {
    const list: Point[][] = [];
    let row = 0;
    for (let v = v0 + step / 2; v < v1; v += step) {
      for (let u = u0 - (row % 2) * step * 1.5; u < u1; u += step * 3) {
        list.push([
          [u, v],
          [u + step * 1.6, v],
        ]);
      }
      row += 1;
    }
    return lines(list, line, 0.014, opacity);
  };
}

/** Scattered points, the sign of sand. */
export function stipple(seed: number, step: number, opacity = 0.6): Mark {
  return ({ extent: [u0, v0, u1, v1], line }) => {
    const random = seeded(seed);
    const dots: string[] = [];
    for (let u = u0; u < u1; u += step) {
      for (let v = v0; v < v1; v += step) {
        const [x, y] = [u + random() * step, v + random() * step];
        dots.push(`<circle cx="${round(x)}" cy="${round(y)}" r=".014"/>`);
      }
    }
    return `<g fill="${line}" opacity="${opacity}">${dots.join('')}</g>`;
  };
}

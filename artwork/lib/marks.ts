import { pathData, polyline, round, type Extent, type Line } from './geometry';
import { contourLines } from './contours';
import { seeded } from './random';
import type { Mark } from './scene';

/** The numbers from `from` to `to` (exclusive) in steps. */
function range(from: number, to: number, step: number): number[] {
  const list: number[] = [];
  for (let value = from; value < to; value += step) list.push(value);
  return list;
}

/** Thin lines on a face, in the face's line colour. */
function ruled(width: number, opacity: number, draw: (extent: Extent) => Line[]): Mark {
  return ({ extent, line }) =>
    `<path d="${pathData(draw(extent), true)}" fill="none" stroke="${line}" stroke-width="${round(width)}" opacity="${opacity}"/>`;
}

/** Contour lines of a gentle terrain, as on a map. `step` is the size of its hills. */
export function contours(seed: number, step = 2, levels = 9, opacity = 0.5, width = 0.014): Mark {
  return ruled(width, opacity, (extent) => contourLines(extent, step, levels, seed));
}

/** Level lines across a face. */
function levels([u0, v0, u1, v1]: Extent, step: number): Line[] {
  return range(v0 + step, v1 - 1e-6, step).map((v) => polyline([u0, v, u1, v]));
}

export function grid(step: number, opacity = 0.4): Mark {
  return ruled(0.012, opacity, (extent) => {
    const [u0, v0, u1, v1] = extent;
    const upright = range(u0 + step, u1 - 1e-6, step).map((u) => polyline([u, v0, u, v1]));
    return [...upright, ...levels(extent, step)];
  });
}

/** Fine layers parallel to the ground. */
export function laminae(step: number, opacity = 0.55): Mark {
  return ruled(0.012, opacity, (extent) => levels(extent, step));
}

/** Slanting strokes, like the hatching of a section. */
export function hatch(step: number): Mark {
  return ruled(0.012, 0.55, ([u0, v0, u1, v1]) => {
    const rise = v1 - v0;
    return range(u0 - rise, u1, step).map((u) => polyline([u, v0, u + rise, v1]));
  });
}

/** Short broken strokes in rows, the map sign for bedded rock. */
export function dashes(step: number, opacity = 0.6): Mark {
  return ruled(0.014, opacity, ([u0, v0, u1, v1]) =>
    range(v0 + step / 2, v1, step).flatMap((v, row) =>
      range(u0 - (row % 2) * step * 1.5, u1, step * 3).map((u) =>
        polyline([u, v, u + step * 1.6, v]),
      ),
    ),
  );
}

/** Scattered points, the map sign for sand. */
export function stipple(seed: number, step: number): Mark {
  return ({ extent: [u0, v0, u1, v1], line }) => {
    const random = seeded(seed);
    const dots = range(u0, u1, step).flatMap((u) =>
      range(v0, v1, step).map((v) => {
        const [x, y] = [u + random() * step, v + random() * step];
        return `<circle cx="${round(x)}" cy="${round(y)}" r=".014"/>`;
      }),
    );
    return `<g fill="${line}" opacity="0.6">${dots.join('')}</g>`;
  };
}

/** A mark moved with its face by `dv` along the face's second axis. */
export function moved(mark: Mark, dv: number): Mark {
  return ({ extent: [u0, v0, u1, v1], line }) =>
    `<g transform="translate(0 ${round(dv)})">${mark({ extent: [u0, v0 - dv, u1, v1 - dv], line })}</g>`;
}

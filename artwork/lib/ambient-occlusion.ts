import { axes, round, type Box, type Extent, type Point3 } from './geometry';
import { channels } from './colour';
import { directions, distance, REACH, type Obstacle } from './occlusion';
import { onPlane, planeTransform, projectionOf, type Plane } from './projection';
import { image, shadowColour, type Canvas } from './canvas';
import { boxOf } from './scene';

const everywhere: Box = { x0: -1e6, x1: 1e6, y0: -1e6, y1: 1e6, z0: -1e6, z1: 1e6 };

/** The solids that can occlude a face, and the ground. */
function obstaclesNear(canvas: Canvas, plane: Plane, [u0, v0, u1, v1]: Extent): Obstacle[] {
  const low = onPlane(plane, [u0, v0]);
  const high = onPlane(plane, [u1, v1]);
  const { shadow, z = 0 } = canvas.ground;
  const across = projectionOf(canvas.view).ground;
  const ground: Obstacle = { box: { ...everywhere, [`${across}0`]: z - 1, [`${across}1`]: z } };
  const obstacles = canvas.solids.map((solid): Obstacle => {
    const isBox = solid.shape.flat().length === 4;
    return { box: boxOf(solid), shape: isBox ? undefined : solid.shape };
  });
  return [...obstacles, ...(shadow > 0 ? [ground] : [])].filter(({ box }) =>
    axes.every((axis) => {
      const back = axis === plane.axis ? -1e-6 : REACH;
      return box[`${axis}1`] > low[axis] - back && box[`${axis}0`] < high[axis] + REACH;
    }),
  );
}

/** The occlusion of a point, from 0 to 1. */
function occlusionAt(
  obstacles: readonly Obstacle[],
  from: Point3,
  rays: readonly Point3[],
): number {
  let sum = 0;
  for (const ray of rays) sum += Math.max(0, 1 - distance(obstacles, from, ray) / REACH);
  return sum / rays.length;
}

/** A grid of values, each averaged with its neighbours. */
function smoothed(values: Float64Array, width: number, height: number): Float64Array {
  return values.map((_, i) => {
    const [column, row] = [i % width, Math.floor(i / width)];
    let sum = 0;
    let count = 0;
    for (let y = Math.max(0, row - 1); y <= Math.min(height - 1, row + 1); y += 1) {
      for (let x = Math.max(0, column - 1); x <= Math.min(width - 1, column + 1); x += 1) {
        sum += values[y * width + x] ?? 0;
        count += 1;
      }
    }
    return sum / count;
  });
}

/**
 * The ambient occlusion of a face, by casting rays from a grid of points, as an SVG image over the face.
 * The caller clips it.
 */
export function ambientOcclusion(
  canvas: Canvas,
  plane: Plane,
  extent: Extent,
  strength: number,
): string {
  const obstacles = obstaclesNear(canvas, plane, extent);
  if (obstacles.length === 0) return '';
  const [u0, v0, u1, v1] = extent;
  const texel = Math.max(7 / canvas.view.scale, Math.sqrt(((u1 - u0) * (v1 - v0)) / 9000));
  const width = Math.ceil((u1 - u0) / texel) + 4;
  const height = Math.ceil((v1 - v0) / texel) + 4;
  const fans = [1, 2, 3, 4, 5].map((seed) => directions(plane.axis, seed));
  const clear: Plane = { axis: plane.axis, at: plane.at + 1e-4 };
  const values = new Float64Array(width * height).map((_, i) => {
    const u = u0 + ((i % width) - 1.5) * texel;
    const v = v0 + (Math.floor(i / width) - 1.5) * texel;
    const within: readonly [number, number] = [
      Math.min(u1 - 1e-3, Math.max(u0 + 1e-3, u)),
      Math.min(v1 - 1e-3, Math.max(v0 + 1e-3, v)),
    ];
    return occlusionAt(obstacles, onPlane(clear, within), fans[i % fans.length] ?? []);
  });
  const soft = smoothed(smoothed(values, width, height), width, height);
  if (soft.every((value) => value < 0.004)) return '';
  const colour = channels(shadowColour(canvas));
  const pixels = Uint8Array.from(
    Array.from(soft).flatMap((value) => [
      ...colour,
      Math.round(255 * Math.min(0.9, strength * value)),
    ]),
  );
  const place = `x="${round(u0 - 2 * texel)}" y="${round(v0 - 2 * texel)}" width="${round(width * texel)}" height="${round(height * texel)}"`;
  const reference = image(canvas, pixels, width, `${place} preserveAspectRatio="none"`);
  return `<use transform="${planeTransform(canvas.view, plane)}" href="${reference}"/>`;
}

import { axes, edges, inside, type Axis, type Box, type Point3, type Shape } from './geometry';
import { onPlane } from './projection';
import { seeded } from './random';

/** The distance within which solids occlude a point, in world units. */
export const REACH = 3.2;
const RAYS = 72;

/** A solid that can occlude a point. */
export interface Obstacle {
  readonly box: Box;
  /** The outline, if it is not the box. */
  readonly shape?: Shape;
}

/** The ray directions of a half sphere around an axis, cosine-weighted. */
export function directions(axis: Axis, seed: number): Point3[] {
  const random = seeded(seed);
  const turn = random() * 2 * Math.PI;
  return Array.from({ length: RAYS }, (_, i) => {
    const radius = Math.sqrt((i + 0.5) / RAYS);
    const angle = turn + i * 2.399963;
    const [a, b] = [radius * Math.cos(angle), radius * Math.sin(angle)];
    const up = Math.sqrt(1 - radius * radius);
    return onPlane({ axis, at: up }, [a, b]);
  });
}

/** The distances at which a ray enters and leaves a box, or undefined if it misses. */
function span(box: Box, from: Point3, direction: Point3): [number, number] | undefined {
  let near = 0;
  let far = REACH;
  for (const axis of axes) {
    const low = (box[`${axis}0`] - from[axis]) / direction[axis];
    const high = (box[`${axis}1`] - from[axis]) / direction[axis];
    near = Math.max(near, Math.min(low, high));
    far = Math.min(far, Math.max(low, high));
    if (near >= far) return undefined;
  }
  return [near, far];
}

/** The distance along a ray to its first contact with an outline, between two distances. */
function contact(shape: Shape, from: Point3, direction: Point3, near: number, far: number): number {
  if (inside(shape, [from.x + direction.x * near, from.y + direction.y * near])) return near;
  let first = Infinity;
  for (const ring of shape) {
    for (const [a, b] of edges(ring)) {
      const [ex, ey] = [b[0] - a[0], b[1] - a[1]];
      const cross = direction.x * ey - direction.y * ex;
      const [ox, oy] = [a[0] - from.x, a[1] - from.y];
      const t = (ox * ey - oy * ex) / cross;
      const s = (ox * direction.y - oy * direction.x) / cross;
      if (s >= 0 && s <= 1 && t >= near && t <= far && t < first) first = t;
    }
  }
  return first;
}

/** The distance along a ray to the nearest obstacle, Infinity if there is none. */
export function distance(obstacles: readonly Obstacle[], from: Point3, direction: Point3): number {
  let nearest = Infinity;
  for (const { box, shape } of obstacles) {
    const within = span(box, from, direction);
    if (!within || within[0] >= nearest) continue;
    const hit = shape ? contact(shape, from, direction, ...within) : within[0];
    if (hit < nearest) nearest = hit;
  }
  return nearest;
}

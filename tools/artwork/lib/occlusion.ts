import { edges, type Box, type Point, type Point3, type Shape } from './geometry';
import { seeded } from './random';
import { boxOf, type Solid } from './scene';

/** How far a solid dims the sky for what is near it, in world units. */
export const REACH = 3.2;
const RAYS = 72;
const AXES = ['x', 'y', 'z'] as const;

/** A solid made ready to be looked at from many points. */
export interface Obstacle {
  readonly box: Box;
  readonly z0: number;
  readonly z1: number;
  /** Only for outlines that their box does not describe. */
  readonly shape?: Shape;
}

/** A solid as an obstacle to the sky's light. */
export function obstacle(solid: Solid): Obstacle {
  const box = boxOf(solid);
  const { outer, holes } = solid.shape;
  const plain = holes.length === 0 && outer.length === 4;
  return { box, z0: solid.z0, z1: solid.z1, ...(plain ? {} : { shape: solid.shape }) };
}

/** The directions of a half sphere around an axis, dense where light counts most. */
export function directions(axis: 'x' | 'y' | 'z', seed: number): Point3[] {
  const random = seeded(seed);
  const turn = random() * 2 * Math.PI;
  return Array.from({ length: RAYS }, (_, i) => {
    const radius = Math.sqrt((i + 0.5) / RAYS);
    const angle = turn + i * 2.399963;
    const [a, b] = [radius * Math.cos(angle), radius * Math.sin(angle)];
    const up = Math.sqrt(1 - radius * radius);
    if (axis === 'z') return { x: a, y: b, z: up };
    return axis === 'y' ? { x: a, y: up, z: b } : { x: up, y: a, z: b };
  });
}

/** Where a ray is within a box, as distances; nothing where it misses. */
function span(box: Box, from: Point3, way: Point3): [number, number] | undefined {
  let near = 0;
  let far = REACH;
  for (const axis of AXES) {
    const low = (box[`${axis}0`] - from[axis]) / way[axis];
    const high = (box[`${axis}1`] - from[axis]) / way[axis];
    near = Math.max(near, Math.min(low, high));
    far = Math.min(far, Math.max(low, high));
    if (near >= far) return undefined;
  }
  return [near, far];
}

function inside(shape: Shape, [x, y]: Point): boolean {
  const crossings = [shape.outer, ...shape.holes].flatMap((ring) =>
    edges(ring).filter(
      ([a, b]) => a[1] > y !== b[1] > y && x < a[0] + ((y - a[1]) / (b[1] - a[1])) * (b[0] - a[0]),
    ),
  );
  return crossings.length % 2 === 1;
}

/** How far along a ray its first contact with an outline is, between two distances. */
function contact(shape: Shape, from: Point3, way: Point3, near: number, far: number): number {
  if (inside(shape, [from.x + way.x * near, from.y + way.y * near])) return near;
  let first = Infinity;
  for (const ring of [shape.outer, ...shape.holes]) {
    for (const [a, b] of edges(ring)) {
      const [ex, ey] = [b[0] - a[0], b[1] - a[1]];
      const cross = way.x * ey - way.y * ex;
      const [ox, oy] = [a[0] - from.x, a[1] - from.y];
      const t = (ox * ey - oy * ex) / cross;
      const s = (ox * way.y - oy * way.x) / cross;
      if (s >= 0 && s <= 1 && t >= near && t <= far && t < first) first = t;
    }
  }
  return first;
}

/** How far along a ray the nearest obstacle is; Infinity where the sky is free. */
export function distance(obstacles: readonly Obstacle[], from: Point3, way: Point3): number {
  let nearest = Infinity;
  for (const { box, shape } of obstacles) {
    const within = span(box, from, way);
    if (!within || within[0] >= nearest) continue;
    const hit = shape ? contact(shape, from, way, ...within) : within[0];
    if (hit < nearest) nearest = hit;
  }
  return nearest;
}

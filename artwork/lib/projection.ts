import { round, type Axis, type Point, type Point3 } from './geometry';

const COS = Math.cos(Math.PI / 6);
const SIN = 0.5;

/** The position of the world's origin in the picture, and the pixels per world unit. */
export interface View {
  readonly scale: number;
  readonly origin: Point;
}

/** A plane across one axis. Its own coordinates: z → (x, y), y → (x, z), x → (y, z). */
export interface Plane {
  readonly axis: Axis;
  readonly at: number;
}

/** True isometric projection: every axis foreshortened alike, 30° to the horizontal. */
export function project(view: View, p: Point3): Point {
  return [
    view.origin[0] + (p.x - p.y) * COS * view.scale,
    view.origin[1] + ((p.x + p.y) * SIN - p.z) * view.scale,
  ];
}

/** A point of the world in a plane's own coordinates. */
export function inPlane(plane: Plane, p: Point3): Point {
  if (plane.axis === 'z') return [p.x, p.y];
  return plane.axis === 'y' ? [p.x, p.z] : [p.y, p.z];
}

/** The point of the world at a plane's own coordinates. */
export function onPlane(plane: Plane, [u, v]: Point): Point3 {
  if (plane.axis === 'z') return { x: u, y: v, z: plane.at };
  if (plane.axis === 'y') return { x: u, y: plane.at, z: v };
  return { x: plane.at, y: u, z: v };
}

/** The SVG transform from a plane's own coordinates to pixels. */
export function planeTransform(view: View, plane: Plane): string {
  const o = project(view, onPlane(plane, [0, 0]));
  const u = project(view, onPlane(plane, [1, 0]));
  const v = project(view, onPlane(plane, [0, 1]));
  const numbers = [u[0] - o[0], u[1] - o[1], v[0] - o[0], v[1] - o[1], o[0], o[1]];
  return `matrix(${numbers.map(round).join(' ')})`;
}

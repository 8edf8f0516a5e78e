import { round, type Axis, type Point, type Point3 } from './geometry';

const COS = Math.cos(Math.PI / 6);
const SIN = 0.5;

/** A direction from which the world is seen. */
export interface Projection {
  /** Where the world's axes point in the picture. */
  readonly axes: Readonly<Record<Axis, Point>>;
  /** The direction to the viewer. A face across an axis without a part in it is not visible. */
  readonly eye: Point3;
  /** The axis that the ground lies across: below everything, or behind it. */
  readonly ground: Axis;
  /** The height of a circle on the ground, per width. */
  readonly squash: number;
  /** The shade of a wall parallel to the sun. */
  readonly shade: number;
}

/** True isometric projection: every axis foreshortened alike, 30° to the horizontal. */
export const isometric: Projection = {
  axes: { x: [COS, SIN], y: [-COS, SIN], z: [0, -1] },
  eye: { x: 1, y: 1, z: 1 },
  ground: 'z',
  squash: 0.62,
  shade: 0.2,
};

/** Straight from the front: x points to the right, z up. The ground is a wall behind. */
export const section: Projection = {
  axes: { x: [1, 0], y: [0, 0], z: [0, -1] },
  eye: { x: 0, y: 1, z: 0 },
  ground: 'y',
  squash: 1,
  shade: 0.1,
};

/** The projection, the position of the world's origin in the picture, and the pixels per world unit. */
export interface View {
  readonly projection?: Projection;
  readonly scale: number;
  readonly origin: Point;
}

/** The projection of a view: isometric unless it says otherwise. */
export function projectionOf({ projection = isometric }: View): Projection {
  return projection;
}

/** A plane across one axis. Its own coordinates: z → (x, y), y → (x, z), x → (y, z). */
export interface Plane {
  readonly axis: Axis;
  readonly at: number;
}

/** A point of the world in the picture. */
export function project(view: View, p: Point3): Point {
  const { x, y, z } = projectionOf(view).axes;
  const along = (i: 0 | 1): number =>
    view.origin[i] + (p.x * x[i] + p.y * y[i] + p.z * z[i]) * view.scale;
  return [along(0), along(1)];
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
  return `matrix(${numbers.map((value) => round(value)).join(' ')})`;
}

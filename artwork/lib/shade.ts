import { axes, edges, pathData, type Point, type Point3 } from './geometry';
import { blurred, shadowColour, type Canvas } from './canvas';
import { onPlane, project, type Plane, type View } from './projection';
import { boxOf, type Solid } from './scene';

const SLICE = 0.7;

/** The direction of the sun's light, from the upper left, per unit of height. */
const SUN: Point3 = { x: 0.66, y: -0.3, z: -1 };

function height(plane: Plane, p: Point3): number {
  return p[plane.axis] - plane.at;
}

/** The part of a polygon in front of a plane (Sutherland and Hodgman). */
function clip(polygon: readonly Point3[], plane: Plane): Point3[] {
  return polygon.flatMap((a, i): Point3[] => {
    const b = polygon[(i + 1) % polygon.length] ?? a;
    const ha = height(plane, a);
    const hb = height(plane, b);
    const kept = ha >= 0 ? [a] : [];
    if (ha >= 0 === hb >= 0) return kept;
    const t = ha / (ha - hb);
    const at = (from: number, to: number): number => from + (to - from) * t;
    return [...kept, { x: at(a.x, b.x), y: at(a.y, b.y), z: at(a.z, b.z) }];
  });
}

function fall(plane: Plane, p: Point3): Point3 {
  const t = -height(plane, p) / SUN[plane.axis];
  return { x: p.x + SUN.x * t, y: p.y + SUN.y * t, z: p.z + SUN.z * t };
}

function raised(ring: readonly Point[], z: number): Point3[] {
  return ring.map((p) => onPlane({ axis: 'z', at: z }, p));
}

/** The polygons whose union is the shadow of a solid on a plane, in pixels. */
function castShadow(view: View, solid: Solid, plane: Plane): Point[][][] {
  const flatten = (polygon: readonly Point3[]): Point[] =>
    clip(polygon, plane).map((p) => project(view, fall(plane, p)));
  const walls = solid.shape
    .flatMap((ring) => edges(ring))
    .map(([a, b]) => [flatten([...raised([a, b], solid.z0), ...raised([b, a], solid.z1)])]);
  const lids = [solid.z0, solid.z1].map((z) => solid.shape.map((ring) => flatten(raised(ring, z))));
  return [...walls, ...lids]
    .map((rings) => rings.filter((ring) => ring.length > 2))
    .filter((rings) => rings.length > 0);
}

/** The shadow's polygons as SVG, with a soft edge. */
function paintShadow(canvas: Canvas, polygons: readonly Point[][][], radius: number): string {
  const colour = shadowColour(canvas);
  const paths = polygons.map(
    (rings) => `<path d="${pathData(rings)}" fill="${colour}" fill-rule="evenodd"/>`,
  );
  return blurred(canvas, paths.join(''), polygons.flat(2), radius);
}

/**
 * The sun's shadow of one solid on a plane. On a level plane a tall solid is cut into overlapping slices, because
 * a shadow is sharp near the solid and soft far from it.
 */
function sunShadow(canvas: Canvas, solid: Solid, plane: Plane): string {
  if (plane.axis !== 'z') return paintShadow(canvas, castShadow(canvas.view, solid, plane), 0.02);
  const height = solid.z1 - solid.z0;
  const count = Math.min(6, Math.max(1, Math.round(height / SLICE)));
  const slices = Array.from({ length: count }, (_, i) => {
    const z1 = solid.z0 + (height * (i + 1)) / count;
    const above = Math.max(0, z1 - plane.at);
    const radius = 0.012 + 0.042 * above;
    const z0 = i === 0 ? solid.z0 : solid.z0 + (height * i) / count - 4 * radius;
    const slice: Solid = { ...solid, z0: Math.max(solid.z0, z0), z1 };
    return paintShadow(canvas, castShadow(canvas.view, slice, plane), radius);
  });
  return slices.join('');
}

/** Whether a solid's shadow on a plane reaches the receiver. */
function reaches(caster: Solid, plane: Plane, receiver?: Solid): boolean {
  const a = boxOf(caster);
  const drift = (plane.at - a[`${plane.axis}1`]) / SUN[plane.axis];
  if (caster === receiver || drift <= 1e-6) return false;
  if (!receiver) return true;
  const b = boxOf(receiver);
  // On walls, the soft end of a shadow counts too.
  const reach = plane.axis === 'z' ? drift : Infinity;
  return axes.every((axis) => {
    const shift = SUN[axis] * reach;
    const low = a[`${axis}0`] + Math.min(0, shift);
    const high = a[`${axis}1`] + Math.max(0, shift);
    return axis === plane.axis || (low < b[`${axis}1`] && high > b[`${axis}0`]);
  });
}

/** The sun's shadow on a face of the receiver, or on the ground if there is no receiver. */
export function shadeOn(canvas: Canvas, plane: Plane, strength: number, receiver?: Solid): string {
  const casters = canvas.solids.filter((solid) => reaches(solid, plane, receiver));
  const sun = casters.map((solid) => sunShadow(canvas, solid, plane));
  return `<g opacity="${strength}">${sun.join('')}</g>`;
}

import { edges, pathData, type Point, type Point3 } from './geometry';
import { onPlane, project, type Plane, type View } from './projection';
import type { Solid } from './scene';

/** The direction of the sun's light, from the upper left, per unit of height. */
export const SUN: Point3 = { x: 0.66, y: -0.3, z: -1 };

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
export function castShadow(view: View, solid: Solid, plane: Plane): Point[][][] {
  const { outer, holes } = solid.shape;
  const flatten = (polygon: readonly Point3[]): Point[] =>
    clip(polygon, plane).map((p) => project(view, fall(plane, p)));
  const walls = [outer, ...holes]
    .flatMap((ring) => edges(ring))
    .map(([a, b]) => [flatten([...raised([a, b], solid.z0), ...raised([b, a], solid.z1)])]);
  const lids = [solid.z0, solid.z1].map((z) =>
    [outer, ...holes].map((ring) => flatten(raised(ring, z))),
  );
  return [...walls, ...lids]
    .map((rings) => rings.filter((ring) => ring.length > 2))
    .filter((rings) => rings.length > 0);
}

/** The shadow's polygons as SVG paths in one colour. */
export function shadowPaths(polygons: readonly Point[][][], colour: string): string {
  return polygons
    .map((rings) => `<path d="${pathData(rings)}" fill="${colour}" fill-rule="evenodd"/>`)
    .join('');
}

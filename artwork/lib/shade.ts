import { extent } from './geometry';
import { blurred, shadowColour, type Canvas } from './canvas';
import { castShadow, shadowPaths, SUN } from './shadow';
import { boxOf, type Solid } from './scene';
import type { Plane } from './projection';

const SLICE = 0.7;

/**
 * The sun's shadow of one solid on a plane. A tall solid is cut into overlapping slices, because a shadow is
 * sharp near the solid and soft far from it.
 */
function sunShadow(canvas: Canvas, solid: Solid, plane: Plane): string {
  const colour = shadowColour(canvas);
  const height = solid.z1 - solid.z0;
  const count = Math.min(6, Math.max(1, Math.round(height / SLICE)));
  const slices = Array.from({ length: count }, (_, i) => {
    const z1 = solid.z0 + (height * (i + 1)) / count;
    const above = Math.max(0, z1 - plane.at);
    const radius = 0.012 + 0.042 * above;
    const z0 = i === 0 ? solid.z0 : solid.z0 + (height * i) / count - 4 * radius;
    const slice: Solid = { ...solid, z0: Math.max(solid.z0, z0), z1 };
    const polygons = castShadow(canvas.view, slice, plane);
    return blurred(canvas, shadowPaths(polygons, colour), polygons.flat(2), radius);
  });
  return slices.join('');
}

/** Whether a solid's shadow reaches the receiver at a height. */
function reaches(caster: Solid, receiver: Solid | undefined, z: number): boolean {
  if (caster === receiver || caster.z1 <= z + 1e-6) return false;
  if (!receiver) return true;
  const a = boxOf(caster);
  const b = boxOf(receiver);
  const drift = a.z1 - z;
  return a.x1 + SUN.x * drift > b.x0 && a.x0 < b.x1 && a.y1 > b.y0 && a.y0 + SUN.y * drift < b.y1;
}

/** The sun's shadow on the receiver's horizontal face, or on the ground if there is no receiver. */
export function shadeOnTop(canvas: Canvas, z: number, strength: number, receiver?: Solid): string {
  const casters = canvas.solids.filter((solid) => reaches(solid, receiver, z));
  const plane: Plane = { axis: 'z', at: z };
  const sun = casters.map((solid) => sunShadow(canvas, solid, plane));
  return `<g opacity="${strength}">${sun.join('')}</g>`;
}

/** The sun's shadow on a wall that faces the lower left. */
export function shadeOnLeft(canvas: Canvas, y: number, strength: number, receiver: Solid): string {
  const target = boxOf(receiver);
  const sun = canvas.solids.map((solid) => {
    const box = boxOf(solid);
    if (solid === receiver || box.y1 <= y + 1e-6) return '';
    if (box.z1 <= target.z0 || box.x0 >= target.x1) return '';
    const polygons = castShadow(canvas.view, solid, { axis: 'y', at: y });
    const points = polygons.flat(2);
    if (points.length === 0) return '';
    const [left, , right] = extent(points);
    if (right - left < 1) return '';
    return blurred(canvas, shadowPaths(polygons, shadowColour(canvas)), points, 0.02);
  });
  return `<g opacity="${strength}">${sun.join('')}</g>`;
}

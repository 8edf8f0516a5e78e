import { pathData } from './geometry';
import { gradient, projected, type Canvas } from './canvas';
import { paintFace } from './face';
import { project, projectionOf } from './projection';
import { rimColour, tone } from './tone';
import { paintWall, visibleWalls, type Wall } from './walls';
import { boxOf, type Solid } from './scene';
import type { Step } from './order';

/** The width of hairlines in pixels. */
function hairline(canvas: Canvas): number {
  return canvas.size[0] / 1000;
}

function paintTop(canvas: Canvas, solid: Solid): string {
  const rings = projected(canvas, solid.shape, solid.z1);
  const d = pathData(rings);
  const box = boxOf(solid);
  const far = project(canvas.view, { x: box.x0, y: box.y1, z: solid.z1 });
  const near = project(canvas.view, { x: box.x1, y: box.y0, z: solid.z1 });
  const [light, dark] = [tone(canvas, solid, 0), tone(canvas, solid, 0.07)];
  const fill = gradient(canvas, far, near, [
    [0, light],
    [1, dark],
  ]);
  const extents = [box.x0, box.y0, box.x1, box.y1] as const;
  return (
    `<path d="${d}" fill="${fill}" fill-rule="evenodd" stroke="${tone(canvas, solid, 0.16)}" stroke-width="${hairline(canvas)}" stroke-linejoin="round"/>` +
    `<path d="${d}" fill="url(#grain)" fill-rule="evenodd"/>` +
    paintFace(canvas, solid, { axis: 'z', at: solid.z1 }, extents, rings)
  );
}

/** The bright hairline along the top edges that face the viewer. */
function paintRim(canvas: Canvas, solid: Solid, walls: readonly Wall[]): string {
  const outlines = walls.map(({ line }) => line);
  const lines = projected(canvas, outlines, solid.z1);
  return `<path d="${pathData(lines, true)}" fill="none" stroke="${rimColour(canvas, solid)}" stroke-width="${hairline(canvas)}" stroke-linecap="round" opacity=".9"/>`;
}

/** A solid, or one part of it, as SVG. */
export function paintSolid(canvas: Canvas, solid: Solid, part: Step['part']): string {
  const all = visibleWalls(canvas, solid);
  const painted = all.filter((wall) => part === 'all' || wall.hole === (part === 'walls'));
  const sides = painted.map((wall) => paintWall(canvas, solid, wall)).join('');
  if (part === 'walls') return sides;
  const top = projectionOf(canvas.view).eye.z > 0 ? paintTop(canvas, solid) : '';
  return sides + top + paintRim(canvas, solid, all);
}

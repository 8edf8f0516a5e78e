import { edges, pathData, wound, type Point } from './geometry';
import { colours, mix, type Colour } from './colour';
import { clipTo, flat, gradient, type Canvas } from './canvas';
import { planeTransform, project, type Plane } from './projection';
import { shadeOnLeft, shadeOnTop } from './shade';
import { boxOf, type Mark, type Solid } from './scene';
import type { Step } from './order';

interface Wall {
  readonly a: Point;
  readonly b: Point;
  readonly hole: boolean;
}

/** How much ink a wall takes: little where it looks to the sun, much where it looks away. */
function dusk(nx: number, ny: number): number {
  return 0.2 - 0.19 * (-0.9 * nx + 0.44 * ny);
}

function isDark(colour: Colour): boolean {
  return parseInt(colour.slice(3, 5), 16) < 0x60;
}

/** The colour of the thin lines drawn on a solid. */
export function lineColour(canvas: Canvas, solid: Solid): Colour {
  const line = isDark(solid.colour)
    ? mix(solid.colour, colours.mist, 0.34)
    : mix(solid.colour, colours.ink, 0.36);
  return mix(line, canvas.picture.ground.colour, solid.fade);
}

function tone(canvas: Canvas, solid: Solid, ink: number): Colour {
  return mix(mix(solid.colour, colours.ink, ink), canvas.picture.ground.colour, solid.fade);
}

/** The walls that face the viewer, from back to front. */
function walls(solid: Solid): Wall[] {
  const rings = [solid.shape.outer, ...solid.shape.holes].map((ring, i) => ({
    ring: wound(ring, i > 0),
    hole: i > 0,
  }));
  return rings
    .flatMap(({ ring, hole }) => edges(ring).map(([a, b]): Wall => ({ a, b, hole })))
    .filter(({ a, b }) => b[1] - a[1] - (b[0] - a[0]) > 1e-9)
    .sort((p, q) => p.a[0] + p.a[1] + p.b[0] + p.b[1] - (q.a[0] + q.a[1] + q.b[0] + q.b[1]));
}

function marks(
  canvas: Canvas,
  solid: Solid,
  plane: Plane,
  extent: readonly [number, number, number, number],
  list: readonly Mark[],
): string {
  if (list.length === 0) return '';
  const face = { extent, line: lineColour(canvas, solid) };
  const drawn = list.map((mark) => mark(face)).join('');
  return `<g transform="${planeTransform(canvas.view, plane)}">${drawn}</g>`;
}

function paintWall(canvas: Canvas, solid: Solid, { a, b, hole }: Wall): string {
  const { view } = canvas;
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const ink = dusk((b[1] - a[1]) / length, (a[0] - b[0]) / length) + (hole ? 0.1 : 0);
  const at = ([x, y]: Point, z: number): Point => project(view, { x, y, z });
  const polygon = [at(a, solid.z1), at(b, solid.z1), at(b, solid.z0), at(a, solid.z0)];
  const depth = Math.min(0.16, 0.05 + 0.05 * (solid.z1 - solid.z0)) + (hole ? 0.12 : 0);
  const fill = gradient(canvas, [at(a, solid.z1), at(a, solid.z0)], [
    [0, tone(canvas, solid, ink), 1],
    [1, tone(canvas, solid, Math.min(0.92, ink + depth)), 1],
  ]);
  const body = `<path d="${pathData([polygon])}" fill="${fill}" stroke="${fill}" stroke-width=".7"/>`;
  const left = Math.abs(a[1] - b[1]) < 1e-9;
  const right = Math.abs(a[0] - b[0]) < 1e-9;
  if (!left && !right) return body;
  const plane: Plane = left ? { axis: 'y', at: a[1] } : { axis: 'x', at: a[0] };
  const [u0, u1] = left ? [b[0], a[0]] : [a[1], b[1]];
  const inside =
    marks(canvas, solid, plane, [u0, solid.z0, u1, solid.z1], solid.sides) +
    (left ? shadeOnLeft(canvas, a[1], 0.3 * (1 - solid.fade), solid) : '');
  return `${body}<g clip-path="${clipTo(canvas, [polygon])}">${inside}</g>`;
}

function paintTop(canvas: Canvas, solid: Solid): string {
  const rings = flat(canvas, [solid.shape.outer, ...solid.shape.holes], solid.z1);
  const d = pathData(rings);
  const box = boxOf(solid);
  const far = project(canvas.view, { x: box.x0, y: box.y1, z: solid.z1 });
  const near = project(canvas.view, { x: box.x1, y: box.y0, z: solid.z1 });
  const fill = gradient(canvas, [far, near], [
    [0, tone(canvas, solid, 0), 1],
    [1, tone(canvas, solid, 0.07), 1],
  ]);
  const plane: Plane = { axis: 'z', at: solid.z1 };
  const clip = clipTo(canvas, rings);
  const shadow = shadeOnTop(canvas, solid.z1, 0.4 * (1 - 0.8 * solid.fade), solid);
  const inside =
    marks(canvas, solid, plane, [box.x0, box.y0, box.x1, box.y1], solid.top) + shadow;
  return (
    `<path d="${d}" fill="${fill}" fill-rule="evenodd"/>` +
    `<path d="${d}" fill="url(#grain)" fill-rule="evenodd"/>` +
    `<g clip-path="${clip}">${inside}</g>`
  );
}

/** The bright hairline where the top breaks off towards the viewer. */
function paintRim(canvas: Canvas, solid: Solid, list: readonly Wall[]): string {
  const lines = list.map(({ a, b }) => flat(canvas, [[a, b]], solid.z1)).flat();
  const colour = isDark(solid.colour) ? mix(solid.colour, colours.mist, 0.42) : colours.white;
  const width = canvas.picture.size[0] / 1000;
  const faded = mix(colour, canvas.picture.ground.colour, solid.fade);
  return `<path d="${pathData(lines, true)}" fill="none" stroke="${faded}" stroke-width="${width}" stroke-linecap="round" opacity=".9"/>`;
}

/** A solid, or the part of it that is due, as SVG. */
export function paintSolid(canvas: Canvas, solid: Solid, part: Step['part']): string {
  const all = walls(solid);
  const due = all.filter((wall) => part === 'all' || wall.hole === (part === 'walls'));
  const sides = due.map((wall) => paintWall(canvas, solid, wall)).join('');
  if (part === 'walls') return sides;
  return sides + paintTop(canvas, solid) + paintRim(canvas, solid, all);
}

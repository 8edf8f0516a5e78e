import { edges, pathData, withWinding, type Line, type Point } from './geometry';
import { clipTo, gradient, projected, type Canvas } from './canvas';
import { planeTransform, type Plane } from './projection';
import { ambientOcclusion } from './ambient-occlusion';
import { shadeOnLeft } from './shade';
import { lineColour, tone } from './tone';
import type { Solid } from './scene';

/** A flat wall, or the adjacent walls of a curve. */
export interface Wall {
  /** Its line, seen from above. */
  readonly line: Line;
  readonly hole: boolean;
}

/** The sine of the largest angle between two adjacent walls of a curve. */
const SMOOTH = 0.2;

function direction([a, b]: readonly [Point, Point]): Point {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  return [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
}

/** The visible walls of one outline; adjacent walls of a curve are joined. */
function wallsOf(ring: Line, hole: boolean): Wall[] {
  const visible = edges(withWinding(ring, hole)).filter(
    ([a, b]) => b[1] - a[1] - b[0] + a[0] > 1e-9,
  );
  const start = visible.findIndex(([a], i) => {
    const before = visible.at(i - 1);
    return !before || before[1] !== a;
  });
  const turned = [...visible.slice(start), ...visible.slice(0, Math.max(0, start))];
  const runs: Point[][] = [];
  turned.forEach((edge, i) => {
    const run = runs.at(-1);
    const before = turned[i - 1];
    const [dx, dy] = direction(edge);
    const [px, py] = before ? direction(before) : [0, 0];
    const smooth = before?.[1] === edge[0] && Math.abs(px * dy - py * dx) < SMOOTH;
    if (run && smooth) run.push(edge[1]);
    else runs.push([...edge]);
  });
  return runs.map((line) => ({ line, hole }));
}

function depth({ line }: Wall): number {
  return line.reduce((sum, [x, y]) => sum + x + y, 0) / line.length;
}

/** The walls of a solid that face the viewer, from back to front. */
export function visibleWalls(solid: Solid): Wall[] {
  return solid.shape.flatMap((ring, i) => wallsOf(ring, i > 0)).sort((a, b) => depth(a) - depth(b));
}

/** The plane of a wall along x or y, and the wall's start and end in it. */
function wallPlane([a, b]: readonly [Point, Point]): [Plane, number, number] | undefined {
  if (Math.abs(a[1] - b[1]) < 1e-9) return [{ axis: 'y', at: a[1] }, b[0], a[0]];
  if (Math.abs(a[0] - b[0]) < 1e-9) return [{ axis: 'x', at: a[0] }, a[1], b[1]];
  return undefined;
}

/** The shade of a wall: less towards the sun. */
function shadeOf(edge: readonly [Point, Point], hole: boolean): number {
  const [dx, dy] = direction(edge);
  const towardsSun = -0.9 * dy - 0.44 * dx;
  return 0.2 - 0.2 * towardsSun + (hole ? 0.04 : 0);
}

function paintCurve(canvas: Canvas, solid: Solid, { line, hole }: Wall): string {
  const [upper = [], lower = []] = [solid.z1, solid.z0].flatMap((z) =>
    projected(canvas, [line], z),
  );
  const from = upper[0];
  const to = upper.at(-1);
  if (!from || !to) return '';
  const stops = edges(line)
    .slice(0, -1)
    .map((edge, i): [number, string] => {
      const x = ((upper[i]?.[0] ?? 0) + (upper[i + 1]?.[0] ?? 0)) / 2;
      const offset = (x - from[0]) / (to[0] - from[0]);
      return [offset, tone(canvas, solid, shadeOf(edge, hole))];
    });
  const fill = gradient(canvas, from, [to[0], from[1]], stops);
  return `<path d="${pathData([[...upper, ...lower.reverse()]])}" fill="${fill}"/>`;
}

function paintFlat(
  canvas: Canvas,
  solid: Solid,
  [a, b]: readonly [Point, Point],
  hole: boolean,
): string {
  const [high = [], low = []] = [solid.z1, solid.z0].flatMap((z) => projected(canvas, [[a, b]], z));
  const polygon = [...high, ...low.reverse()];
  const [top, , , foot] = polygon;
  if (!top || !foot) return '';
  const shade = shadeOf([a, b], hole);
  const deeper = Math.min(0.08, 0.02 + 0.03 * (solid.z1 - solid.z0));
  const light = tone(canvas, solid, shade);
  const dark = tone(canvas, solid, Math.min(0.92, shade + deeper));
  const fill = gradient(canvas, top, foot, [
    [0, light],
    [1, dark],
  ]);
  const body = `<path d="${pathData([polygon])}" fill="${fill}" stroke="${fill}" stroke-width=".7"/>`;
  const wall = wallPlane([a, b]);
  if (!wall) return body;
  const [plane, start, end] = wall;
  const face = {
    extent: [start, solid.z0, end, solid.z1],
    line: lineColour(canvas, solid),
  } as const;
  const marks = `<g transform="${planeTransform(canvas.view, plane)}">${solid.side?.(face) ?? ''}</g>`;
  const shadow =
    plane.axis === 'y' ? shadeOnLeft(canvas, plane.at, 0.34 * (1 - solid.fade), solid) : '';
  const occlusion = ambientOcclusion(canvas, plane, face.extent, 0.8 * (1 - solid.fade));
  return `${body}<g clip-path="${clipTo(canvas, [polygon])}">${marks}${shadow}${occlusion}</g>`;
}

/** One wall as SVG: its colour, the mark of the solid's sides, the shadows on it. */
export function paintWall(canvas: Canvas, solid: Solid, wall: Wall): string {
  const [a, b, ...more] = wall.line;
  if (!a || !b) return '';
  return more.length > 0
    ? paintCurve(canvas, solid, wall)
    : paintFlat(canvas, solid, [a, b], wall.hole);
}

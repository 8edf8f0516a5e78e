import { edges, pathData, withWinding, type Line, type Point, type Point3 } from './geometry';
import { gradient, projected, type Canvas } from './canvas';
import { projectionOf, type Plane } from './projection';
import { paintFace } from './face';
import { tone } from './tone';
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
function wallsOf(eye: Point3, ring: Line, hole: boolean): Wall[] {
  const visible = edges(withWinding(ring, hole)).filter(
    ([a, b]) => (b[1] - a[1]) * eye.x - (b[0] - a[0]) * eye.y > 1e-9,
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

/** The walls of a solid that face the viewer, from back to front. */
export function visibleWalls({ view }: Canvas, solid: Solid): Wall[] {
  const { eye } = projectionOf(view);
  const depth = ({ line }: Wall): number =>
    line.reduce((sum, [x, y]) => sum + x * eye.x + y * eye.y, 0) / line.length;
  return solid.shape
    .flatMap((ring, i) => wallsOf(eye, ring, i > 0))
    .sort((a, b) => depth(a) - depth(b));
}

/** The plane of a wall along x or y, and the wall's start and end in it. */
function wallPlane([a, b]: readonly [Point, Point]): [Plane, number, number] | undefined {
  if (Math.abs(a[1] - b[1]) < 1e-9) return [{ axis: 'y', at: a[1] }, b[0], a[0]];
  if (Math.abs(a[0] - b[0]) < 1e-9) return [{ axis: 'x', at: a[0] }, a[1], b[1]];
  return undefined;
}

/** The shade of a wall: less towards the sun. */
function shadeOf({ view }: Canvas, edge: readonly [Point, Point], hole: boolean): number {
  const [dx, dy] = direction(edge);
  const towardsSun = -0.9 * dy - 0.44 * dx;
  return projectionOf(view).shade - 0.2 * towardsSun + (hole ? 0.04 : 0);
}

/** One wall as SVG: its colour, and what lies on it if it is along x or y. */
export function paintWall(canvas: Canvas, solid: Solid, { line, hole }: Wall): string {
  const [upper = [], lower = []] = [solid.z1, solid.z0].flatMap((z) =>
    projected(canvas, [line], z),
  );
  const polygon = [...upper, ...lower.reverse()];
  const d = pathData([polygon]);
  const [from, to, foot] = [upper[0], upper.at(-1), polygon.at(-1)];
  const [edge, ...more] = edges(line).slice(0, -1);
  if (!from || !to || !foot || !edge) return '';
  if (more.length > 0) {
    const stops = [edge, ...more].map((part, i): [number, string] => {
      const x = ((upper[i]?.[0] ?? 0) + (upper[i + 1]?.[0] ?? 0)) / 2;
      const offset = (x - from[0]) / (to[0] - from[0]);
      return [offset, tone(canvas, solid, shadeOf(canvas, part, hole))];
    });
    return `<path d="${d}" fill="${gradient(canvas, from, [to[0], from[1]], stops)}"/>`;
  }
  const shade = shadeOf(canvas, edge, hole);
  const deeper = Math.min(0.08, 0.02 + 0.03 * (solid.z1 - solid.z0));
  const fill = gradient(canvas, from, foot, [
    [0, tone(canvas, solid, shade)],
    [1, tone(canvas, solid, Math.min(0.92, shade + deeper))],
  ]);
  const body = `<path d="${d}" fill="${fill}" stroke="${fill}" stroke-width=".7"/>`;
  const wall = wallPlane(edge);
  if (!wall) return body;
  const [plane, start, end] = wall;
  return body + paintFace(canvas, solid, plane, [start, solid.z0, end, solid.z1], [polygon]);
}

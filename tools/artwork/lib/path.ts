import { colours } from './colour';
import { arc, type Point, type Point3 } from './geometry';
import type { Plane } from './projection';
import type { Stroke } from './scene';

interface Options {
  readonly width?: number;
  readonly glow?: number;
  readonly colour?: string;
}

function turned(a: Point3, b: Point3): 'x' | 'y' | 'z' {
  const moved = (['x', 'y', 'z'] as const).filter((axis) => Math.abs(a[axis] - b[axis]) > 1e-9);
  const [axis] = moved;
  if (!axis || moved.length > 1) throw new Error('A path runs along one axis at a time');
  return axis;
}

function inPlane(plane: Plane, p: Point3): Point {
  if (plane.axis === 'z') return [p.x, p.y];
  return plane.axis === 'y' ? [p.x, p.z] : [p.y, p.z];
}

/**
 * The lit path: from point to point along the axes, over tops and up or down the walls between
 * them. It comes back as one stroke a plane, each folded exactly over the edge to the next.
 */
export function litPath(points: readonly Point3[], options: Options = {}): Stroke[] {
  const { width = 0.14, glow = 0.16, colour = colours.amber } = options;
  const strokes: Stroke[] = [];
  let run: Point3[] = [];
  let plane: Plane | undefined;
  let heading: 'x' | 'y' = 'x';
  const flush = (): void => {
    const current = plane;
    if (!current || run.length < 2) return;
    const lines = [run.map((p) => inPlane(current, p))];
    strokes.push({
      kind: 'stroke',
      plane: current,
      lines,
      width,
      colour,
      closed: false,
      cap: 'butt',
      glow,
    });
  };
  points.forEach((to, i) => {
    const from = points[i - 1];
    if (!from) return;
    const axis = turned(from, to);
    if (axis !== 'z') heading = axis;
    const next: Plane =
      axis === 'z' ? { axis: heading, at: from[heading] } : { axis: 'z', at: from.z };
    if (plane?.axis !== next.axis || plane.at !== next.at) {
      flush();
      run = [from];
      plane = next;
    }
    run.push(to);
  });
  flush();
  return strokes;
}

/** Points written as [x, y, z]. */
export function points(...list: readonly (readonly [number, number, number])[]): Point3[] {
  return list.map(([x, y, z]) => ({ x, y, z }));
}

/** A lit line of any form that lies flat at one height. */
export function litLine(line: readonly Point[], z: number, options: Options = {}): Stroke {
  const { width = 0.14, glow = 0.16, colour = colours.amber } = options;
  const plane: Plane = { axis: 'z', at: z };
  return { kind: 'stroke', plane, lines: [line], width, colour, closed: false, cap: 'butt', glow };
}

/** A lit disc: where a path begins, rests or ends. */
export function station(
  centre: Point,
  z: number,
  radius = 0.2,
  colour: string = colours.amber,
): Stroke {
  const line = arc(centre, radius / 2);
  const plane: Plane = { axis: 'z', at: z };
  return {
    kind: 'stroke',
    plane,
    lines: [line],
    width: radius,
    colour,
    closed: true,
    cap: 'butt',
    glow: 0.16,
  };
}

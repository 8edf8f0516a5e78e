import { arc, axes, crossings, inside, type Axis, type Point, type Point3 } from './geometry';
import { inPlane, type Plane } from './projection';
import { stroke, type Item, type Solid, type Stroke, type StrokeOptions } from './scene';

/** A corner of a path, seen from above. An end on a wall has its height there. */
export type Corner = readonly [x: number, y: number, z?: number];

/** The height of the highest solid at a point, 0 on the ground. */
function heightAt(solids: readonly Solid[], point: Point): number {
  const under = solids.filter(({ shape }) => inside(shape, point));
  return under.length > 0 ? Math.max(...under.map(({ z1 }) => z1)) : 0;
}

/** The points of a straight part of a path over the solids, two at each edge that it crosses. */
function leg(solids: readonly Solid[], [x, y]: Corner, to: Corner): Point3[] {
  const [dx, dy] = [to[0] - x, to[1] - y];
  const edges = solids.flatMap(({ shape }) => crossings(shape, [x, y], [dx, dy]));
  const ends = [...edges.filter((t) => t > 0 && t < 1), 1].sort((p, q) => p - q);
  return ends.flatMap((end, i) => {
    const start = ends[i - 1] ?? 0;
    if (end - start < 1e-9) return [];
    const middle = (start + end) / 2;
    const z = heightAt(solids, [x + dx * middle, y + dy * middle]);
    return [start, end].map((t) => ({ x: x + dx * t, y: y + dy * t, z }));
  });
}

/** The axis along which two points differ, if they do. */
function axisOf(a: Point3, b: Point3): Axis | undefined {
  const [axis, ...more] = axes.filter((each) => Math.abs(a[each] - b[each]) > 1e-9);
  if (more.length > 0) throw new Error('A path runs along one axis at a time');
  return axis;
}

/**
 * The lit path from corner to corner along x or y, over the tops of the solids among the items and up or down
 * the walls between them. Returns one stroke per plane. Throws if a part of it is diagonal.
 */
export function litPath(
  items: readonly Item[],
  options: StrokeOptions,
  ...corners: readonly Corner[]
): Stroke[] {
  const solids = items.filter((item) => item.kind === 'solid');
  const points = corners.flatMap((to, i) => {
    const before = corners[i - 1];
    const [x, y, z] = to;
    return [...(before ? leg(solids, before, to) : []), ...(z === undefined ? [] : [{ x, y, z }])];
  });
  const runs: { readonly plane: Plane; readonly line: Point3[] }[] = [];
  let heading: 'x' | 'y' = 'x';
  let previous: Axis | undefined;
  let from = points[0];
  for (const to of points) {
    const axis = from && axisOf(from, to);
    if (!from || !axis) continue;
    if (axis !== 'z') heading = axis;
    const plane: Plane =
      axis === 'z' ? { axis: heading, at: from[heading] } : { axis: 'z', at: from.z };
    const run = runs.at(-1);
    if (run?.plane.axis === plane.axis && run.plane.at === plane.at) {
      if (axis === previous) run.line.pop();
      run.line.push(to);
    } else runs.push({ plane, line: [from, to] });
    previous = axis;
    from = to;
  }
  return runs.map(({ plane, line }) =>
    stroke(plane, [line.map((p) => inPlane(plane, p))], options),
  );
}

/** A lit disc: where a path begins, rests or ends. */
export function station(centre: Point, z: number, radius: number): Stroke {
  return stroke({ axis: 'z', at: z }, [arc(centre, radius / 2)], { width: radius, closed: true });
}

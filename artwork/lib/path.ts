import { arc, type Line, type Point, type Point3 } from './geometry';
import { inPlane, type Plane } from './projection';
import { stroke, type Stroke, type StrokeOptions } from './scene';

/** A point of a path. */
export type Place = readonly [x: number, y: number, z: number];

function axisOf(a: Point3, b: Point3): 'x' | 'y' | 'z' {
  const [axis, ...more] = (['x', 'y', 'z'] as const).filter(
    (each) => Math.abs(a[each] - b[each]) > 1e-9,
  );
  if (!axis || more.length > 0) throw new Error('A path runs along one axis at a time');
  return axis;
}

/**
 * The lit path: from point to point along the axes, over tops and up or down the walls between them.
 * Returns one stroke per plane. Throws if two points differ in more than one axis.
 */
export function litPath(places: readonly Place[], options: StrokeOptions = {}): Stroke[] {
  const runs: { readonly plane: Plane; readonly line: Point3[] }[] = [];
  let heading: 'x' | 'y' = 'x';
  const points = places.map(([x, y, z]): Point3 => ({ x, y, z }));
  points.forEach((to, i) => {
    const from = points[i - 1];
    if (!from) return;
    const axis = axisOf(from, to);
    if (axis !== 'z') heading = axis;
    const plane: Plane =
      axis === 'z' ? { axis: heading, at: from[heading] } : { axis: 'z', at: from.z };
    const run = runs.at(-1);
    if (run?.plane.axis === plane.axis && run.plane.at === plane.at) run.line.push(to);
    else runs.push({ plane, line: [from, to] });
  });
  return runs.map(({ plane, line }) =>
    stroke(plane, [line.map((p) => inPlane(plane, p))], options),
  );
}

/** A lit line of any form that lies flat at one height. */
export function litLine(line: Line, z: number, options: StrokeOptions = {}): Stroke {
  return stroke({ axis: 'z', at: z }, [line], options);
}

/** A lit disc: where a path begins, rests or ends. */
export function station(centre: Point, z: number, radius: number): Stroke {
  return litLine(arc(centre, radius / 2), z, { width: radius, closed: true });
}

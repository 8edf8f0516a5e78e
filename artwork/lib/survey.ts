import { colours } from './colour';
import { edges, polyline, rectangle, type Line, type Point, type Point3 } from './geometry';
import type { Plane } from './projection';
import { stroke, type Stroke, type Wire } from './scene';

type Style = Partial<Pick<Wire, 'width' | 'dash' | 'opacity'>>;

/** A thin line through the air. */
function wire(from: Point3, to: Point3, style: Style & Pick<Wire, 'dash'>): Wire {
  return { kind: 'wire', from, to, width: 2, opacity: 0.75, ...style };
}

/** The dashed outline of a slab that is missing, at one height. Its two edges in front are stronger. */
export function ghost([x, y]: Point, [width, depth]: Point, z: number, style: Style = {}): Wire[] {
  const outline = edges(rectangle(x, y, width, depth));
  return [...outline, ...outline.slice(1, 3)].map(([a, b]) =>
    wire({ x: a[0], y: a[1], z }, { x: b[0], y: b[1], z }, { dash: '12 9', ...style }),
  );
}

/** A plumb line at a point, from one height to another. */
export function plumb([x, y]: Point, [from, to]: Point, style: Style = {}): Wire {
  return wire({ x, y, z: from }, { x, y, z: to }, { dash: '4 8', ...style });
}

/** A ruler between two points of a plane, with ticks on its left; every so many ticks, one is longer. */
export function ruler(plane: Plane, from: Point, to: Point, spaces: number, long: number): Stroke {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const ticks = Array.from({ length: spaces + 1 }, (_, i): Line => {
    const [x, y] = [from[0] + (dx * i) / spaces, from[1] + (dy * i) / spaces];
    const reach = (i % long === 0 ? 0.22 : 0.11) / length;
    return polyline([x, y, x - dy * reach, y + dx * reach]);
  });
  return stroke(plane, [[from, to], ...ticks], { width: 0.018, colour: colours.harbour, glow: 0 });
}

import { edges, rectangle, type Point, type Point3 } from './geometry';
import type { Wire } from './scene';

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

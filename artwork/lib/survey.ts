import { colours } from './colour';
import { edges, extent, rectangle, type Point, type Point3 } from './geometry';
import { stroke, type Stroke, type Wire } from './scene';

type Style = Partial<Pick<Wire, 'width' | 'dash' | 'opacity'>>;

/** A thin line through the air. */
function wire(from: Point3, to: Point3, style: Style = {}): Wire {
  return {
    kind: 'wire',
    from,
    to,
    width: 2,
    colour: colours.harbour,
    dash: '',
    opacity: 0.75,
    ...style,
  };
}

/** The dashed edges of a slab that is missing. */
export function ghost(
  [x, y]: Point,
  [width, depth]: Point,
  [z0, z1]: Point,
  style: Style = {},
): Wire[] {
  const dashed = { dash: '12 9', ...style };
  const outline = rectangle(x, y, width, depth);
  const ring = (z: number): Wire[] =>
    edges(outline).map(([a, b]) => wire({ x: a[0], y: a[1], z }, { x: b[0], y: b[1], z }, dashed));
  const [, ...posts] = outline;
  const uprights = posts.map(([px, py]) =>
    wire({ x: px, y: py, z: z0 }, { x: px, y: py, z: z1 }, dashed),
  );
  const lower = ring(z0).slice(1, 3);
  return [...ring(z1), ...lower, ...uprights];
}

/** Plumb lines from points down (or up) to a height. */
export function plumb(list: readonly Point3[], z: number, style: Style = {}): Wire[] {
  return list.map((p) => wire(p, { ...p, z }, { dash: '4 8', ...style }));
}

/** A dimension line along x or y at one height: a line with ticks across it. */
export function dimension(
  from: Point,
  to: Point,
  z: number,
  ticks: number,
  { width, tick }: { readonly width: number; readonly tick: number },
): Stroke {
  const along: Point = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(...along);
  const across: Point = [(-along[1] / length) * tick, (along[0] / length) * tick];
  const marks = Array.from({ length: ticks + 1 }, (_, i): Point[] => {
    const long = i === 0 || i === ticks ? 1.6 : 1;
    const at: Point = [from[0] + (along[0] * i) / ticks, from[1] + (along[1] * i) / ticks];
    return [
      [at[0] - across[0] * long, at[1] - across[1] * long],
      [at[0] + across[0] * long, at[1] + across[1] * long],
    ];
  });
  const style = { width, colour: colours.harbour, glow: 0 };
  return stroke({ axis: 'z', at: z }, [[from, to], ...marks], style);
}

/** The corners of a slab's top, for plumb lines. */
export function corners([x, y]: Point, [width, depth]: Point, z: number): Point3[] {
  const [x0, y0, x1, y1] = extent(rectangle(x, y, width, depth));
  return [
    { x: x0, y: y1, z },
    { x: x1, y: y1, z },
    { x: x1, y: y0, z },
  ];
}

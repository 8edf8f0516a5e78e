/** A point of a plane, or of the picture in pixels. */
export type Point = readonly [number, number];

export const axes = ['x', 'y', 'z'] as const;
export type Axis = (typeof axes)[number];

/** A point of the world, in world units: x to the lower right, y to the lower left, z up. */
export type Point3 = Readonly<Record<Axis, number>>;

/** A bounding box in the world. */
export type Box = Readonly<Record<`${Axis}${0 | 1}`, number>>;

/** A bounding box in a plane: [left, top, right, bottom], or the low ends of both axes and then the high ones. */
export type Extent = readonly [number, number, number, number];

/** A closed outline, or an open line. */
export type Line = readonly Point[];

/** An outline, and then its holes, seen from above. */
export type Shape = readonly Line[];

/** A line or an outline, by the coordinates of its points in turn. */
export function polyline(coordinates: readonly number[]): Point[] {
  return coordinates.flatMap((x, i): Point[] => (i % 2 ? [] : [[x, coordinates[i + 1] ?? 0]]));
}

/** A rectangle seen from above: its corner, and its sizes along x and y. */
export function rectangle(x: number, y: number, width: number, depth: number): Point[] {
  return polyline([x, y, x + width, y, x + width, y + depth, x, y + depth]);
}

/** The point of a circle at an angle in degrees, counted from x towards y. */
export function polar([x, y]: Point, radius: number, angle: number): Point {
  const radians = (angle * Math.PI) / 180;
  return [x + radius * Math.cos(radians), y + radius * Math.sin(radians)];
}

export function arc(centre: Point, radius: number, from = 0, to = 360): Point[] {
  const steps = Math.max(2, Math.ceil(Math.abs(to - from) / 2.5));
  return Array.from({ length: steps + 1 }, (_, i) =>
    polar(centre, radius, from + ((to - from) * i) / steps),
  );
}

/** A full circle as a closed outline. */
export function circle(centre: Point, radius: number): Point[] {
  return arc(centre, radius).slice(0, -1);
}

export function edges(ring: Line): [Point, Point][] {
  return ring.flatMap((a, i): [Point, Point][] => {
    const b = ring[(i + 1) % ring.length];
    return b ? [[a, b]] : [];
  });
}

/** Whether a point is within a shape, and not in one of its holes. */
export function inside(shape: Shape, [x, y]: Point): boolean {
  const crossings = shape.flatMap((ring) =>
    edges(ring).filter(
      ([a, b]) => a[1] > y !== b[1] > y && x < a[0] + ((y - a[1]) / (b[1] - a[1])) * (b[0] - a[0]),
    ),
  );
  return crossings.length % 2 === 1;
}

/** Where a line crosses the outlines of a shape: distances from a point in units of its direction, sorted. */
export function crossings(shape: Shape, [x, y]: Point, [dx, dy]: Point): number[] {
  const found: number[] = [];
  for (const ring of shape) {
    for (const [a, b] of edges(ring)) {
      const [ax, ay, bx, by] = [a[0] - x, a[1] - y, b[0] - x, b[1] - y];
      const [sideA, sideB] = [ax * dy - ay * dx, bx * dy - by * dx];
      if (sideA < 0 === sideB < 0) continue;
      found.push((ax * by - ay * bx) / (sideA - sideB));
    }
  }
  return found.sort((p, q) => p - q);
}

/** The outline, anticlockwise (x right, y up) or clockwise. */
export function withWinding(ring: Line, clockwise: boolean): Line {
  const area = edges(ring).reduce((sum, [a, b]) => sum + a[0] * b[1] - b[0] * a[1], 0);
  return area < 0 === clockwise ? ring : [...ring].reverse();
}

export function extent(points: readonly Point[]): Extent {
  const xs = points.map((p) => p[0]);
  const ys = points.map((p) => p[1]);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** SVG path data of closed outlines, or of one open line. */
export function pathData(rings: readonly Line[], open = false): string {
  return rings
    .map((ring) => {
      const points = ring.map(([x, y]) => `${round(x)} ${round(y)}`);
      return `M${points.join('L')}${open ? '' : 'Z'}`;
    })
    .join('');
}

/** A number rounded for SVG. */
export function round(value: number, digits = 3): number {
  return Math.round(value * 10 ** digits) / 10 ** digits;
}

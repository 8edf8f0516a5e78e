import {
  extent,
  rectangle,
  type Box,
  type Extent,
  type Line,
  type Point,
  type Point3,
  type Shape,
} from './geometry';
import { colours, type Colour } from './colour';
import { onPlane, type Plane, type View } from './projection';

/** The face that a mark is drawn on; lengths in world units. */
interface Face {
  readonly extent: Extent;
  readonly line: Colour;
}

/** Draws a pattern on a face, as SVG in the face's own coordinates. */
export type Mark = (face: Face) => string;

/** A prism: an outline extruded from z0 to z1. */
export interface Solid {
  readonly kind: 'solid';
  readonly shape: Shape;
  readonly z0: number;
  readonly z1: number;
  readonly colour: Colour;
  /** 0 is fully visible, 1 has faded into the ground. */
  readonly fade: number;
  readonly top?: Mark;
  readonly side?: Mark;
}

/** A line that lies in a plane; its width in world units is foreshortened with the plane. */
export interface Stroke {
  readonly kind: 'stroke';
  readonly plane: Plane;
  readonly lines: readonly Line[];
  readonly width: number;
  readonly colour: Colour;
  readonly closed: boolean;
  /** Opacity of the light around the line, 0 for none. */
  readonly glow: number;
}

/** A thin survey line through the air; its width is in pixels. */
export interface Wire {
  readonly kind: 'wire';
  readonly from: Point3;
  readonly to: Point3;
  readonly width: number;
  readonly dash: string;
  readonly opacity: number;
}

export type Item = Solid | Stroke | Wire;

export interface Picture {
  /** Its path from the repository's root. */
  readonly file: string;
  readonly size: Point;
  readonly view: View;
  /** `z` is the ground's height; in a section, the depth of the wall behind. Defaults to 0. */
  readonly ground: { readonly colour: Colour; readonly shadow: number; readonly z?: number };
  readonly items: readonly Item[];
}

type SolidOptions = Partial<Pick<Solid, 'fade' | 'top' | 'side'>> & { readonly holes?: Shape };

export function prism(
  outer: Line,
  [z0, z1]: Point,
  colour: Colour,
  { holes = [], fade = 0, top, side }: SolidOptions = {},
): Solid {
  return { kind: 'solid', shape: [outer, ...holes], z0, z1, colour, fade, top, side };
}

/** A rectangular slab: corner, sizes along x and y, the heights of its underside and its top. */
export function slab(
  [x, y]: Point,
  [width, depth]: Point,
  heights: Point,
  colour: Colour,
  options: SolidOptions = {},
): Solid {
  return prism(rectangle(x, y, width, depth), heights, colour, options);
}

export type StrokeOptions = Partial<Pick<Stroke, 'width' | 'colour' | 'closed' | 'glow'>>;

/** Lines in one plane; without options they glow in amber. */
export function stroke(
  plane: Plane,
  lines: readonly Line[],
  { width = 0.14, colour = colours.amber, closed = false, glow = 0.16 }: StrokeOptions = {},
): Stroke {
  return { kind: 'stroke', plane, lines, width, colour, closed, glow };
}

function corners(item: Item): Point3[] {
  if (item.kind === 'wire') return [item.from, item.to];
  if (item.kind === 'stroke') return item.lines.flat().map((p) => onPlane(item.plane, p));
  const [x0, y0, x1, y1] = extent(item.shape.flat());
  return [
    { x: x0, y: y0, z: item.z0 },
    { x: x1, y: y1, z: item.z1 },
  ];
}

export function boxOf(item: Item): Box {
  const points = corners(item);
  const [x0, y0, x1, y1] = extent(points.map(({ x, y }) => [x, y]));
  const [z0, , z1] = extent(points.map(({ z }) => [z, 0]));
  return { x0, x1, y0, y1, z0, z1 };
}

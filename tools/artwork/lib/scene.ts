import { extent, rectangle, type Box, type Point, type Point3, type Shape } from './geometry';
import type { Colour } from './colour';
import type { Plane, View } from './projection';

/** What a mark may ask of the face it is drawn on; lengths in world units. */
export interface Face {
  readonly extent: readonly [number, number, number, number];
  readonly line: Colour;
}

/** Draws something on a face, as SVG in the face's own coordinates. */
export type Mark = (face: Face) => string;

/** A prism: an outline raised from z0 to z1. */
export interface Solid {
  readonly kind: 'solid';
  readonly shape: Shape;
  readonly z0: number;
  readonly z1: number;
  readonly colour: Colour;
  /** 0 stands in front, 1 has faded into the ground. */
  readonly fade: number;
  readonly top: readonly Mark[];
  readonly sides: readonly Mark[];
  /** False for a solid so far away or so light that its shadow would only confuse. */
  readonly casts: boolean;
}

/** A line that lies in a plane; its width in world units is foreshortened with the plane. */
export interface Stroke {
  readonly kind: 'stroke';
  readonly plane: Plane;
  readonly lines: readonly (readonly Point[])[];
  readonly width: number;
  readonly colour: Colour;
  readonly closed: boolean;
  readonly cap: 'butt' | 'square' | 'round';
  /** Light that the line throws on its surroundings, 0 for none. */
  readonly glow: number;
}

/** A thin survey line through the air; its width is in pixels. */
export interface Wire {
  readonly kind: 'wire';
  readonly from: Point3;
  readonly to: Point3;
  readonly width: number;
  readonly colour: Colour;
  readonly dash: string;
  readonly opacity: number;
}

export type Item = Solid | Stroke | Wire;

/** One picture of the site. */
export interface Picture {
  /** Where it is written, from the repository's root. */
  readonly file: string;
  readonly size: Point;
  readonly view: View;
  readonly ground: { readonly colour: Colour; readonly shadow: number; readonly z?: number };
  readonly items: readonly Item[];
}

type SolidOptions = Partial<Pick<Solid, 'fade' | 'top' | 'sides' | 'casts'>>;

/** A prism over any outline. */
export function prism(
  shape: Shape,
  [z0, z1]: Point,
  colour: Colour,
  options: SolidOptions = {},
): Solid {
  return {
    kind: 'solid',
    shape,
    z0,
    z1,
    colour,
    fade: 0,
    top: [],
    sides: [],
    casts: true,
    ...options,
  };
}

/** A rectangular slab: corner, sizes along x and y, the heights of its underside and its top. */
export function slab(
  [x, y]: Point,
  [width, depth]: Point,
  heights: Point,
  colour: Colour,
  options: SolidOptions & { readonly holes?: readonly (readonly Point[])[] } = {},
): Solid {
  const { holes = [], ...rest } = options;
  return prism({ outer: rectangle(x, y, width, depth), holes }, heights, colour, rest);
}

/** The extent of an item; a line's extent includes its width, so that it sorts like a sheet. */
export function boxOf(item: Item): Box {
  if (item.kind === 'wire') {
    const { from: a, to: b } = item;
    return {
      x0: Math.min(a.x, b.x),
      x1: Math.max(a.x, b.x),
      y0: Math.min(a.y, b.y),
      y1: Math.max(a.y, b.y),
      z0: Math.min(a.z, b.z),
      z1: Math.max(a.z, b.z),
    };
  }
  if (item.kind === 'solid') {
    const [x0, y0, x1, y1] = extent(item.shape.outer);
    return { x0, x1, y0, y1, z0: item.z0, z1: item.z1 };
  }
  const [u0, v0, u1, v1] = extent(item.lines.flat());
  const { axis, at } = item.plane;
  if (axis === 'z') return { x0: u0, x1: u1, y0: v0, y1: v1, z0: at, z1: at };
  if (axis === 'y') return { x0: u0, x1: u1, y0: at, y1: at, z0: v0, z1: v1 };
  return { x0: at, x1: at, y0: u0, y1: u1, z0: v0, z1: v1 };
}

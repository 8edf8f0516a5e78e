import sharp from 'sharp';
import { extent, pathData, round, type Line, type Point } from './geometry';
import { project, projectionOf } from './projection';
import { colours, isDark, mix, type Colour } from './colour';
import type { Picture, Solid } from './scene';

/** The state of a drawing: its picture and its SVG definitions. */
export interface Canvas extends Picture {
  readonly solids: readonly Solid[];
  readonly definitions: (string | Promise<string>)[];
}

/** Adds an SVG definition; returns the fragment that refers to it. */
function define(canvas: Canvas, element: (id: string) => string | Promise<string>): string {
  const id = `d${canvas.definitions.length}`;
  canvas.definitions.push(element(id));
  return `#${id}`;
}

/** A clip to outlines given in pixels; returns its reference. */
export function clipTo(canvas: Canvas, rings: readonly Line[]): string {
  const path = `<path d="${pathData(rings)}" clip-rule="evenodd"/>`;
  return `url(${define(canvas, (id) => `<clipPath id="${id}">${path}</clipPath>`)})`;
}

/** A straight gradient between two points in pixels; returns its reference. */
export function gradient(
  canvas: Canvas,
  from: Point,
  to: Point,
  stops: readonly (readonly [offset: number, colour: Colour])[],
): string {
  const [x1, y1, x2, y2] = [...from, ...to].map((value) => round(value));
  const inner = stops.map(
    ([offset, colour]) => `<stop offset="${round(offset)}" stop-color="${colour}"/>`,
  );
  const reference = define(
    canvas,
    (id) =>
      `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${inner.join('')}</linearGradient>`,
  );
  return `url(${reference})`;
}

/** An `<image>` of raw RGBA pixels with further attributes; returns the reference for `<use>`. */
export function image(
  canvas: Canvas,
  pixels: Uint8Array,
  width: number,
  attributes: string,
): string {
  const raw = { width, height: pixels.length / width / 4, channels: 4 } as const;
  return define(canvas, async (id) => {
    const png = await sharp(pixels, { raw }).png().toBuffer();
    return `<image id="${id}" ${attributes} href="data:image/png;base64,${png.toString('base64')}"/>`;
  });
}

/** Wraps SVG in a blur; the radius is in world units and foreshortened like the ground. */
export function blurred(
  canvas: Canvas,
  content: string,
  points: readonly Point[],
  radius: number,
): string {
  if (!content || points.length === 0) return '';
  const [width, height] = canvas.size;
  const x = radius * canvas.view.scale;
  const y = x * projectionOf(canvas.view).squash;
  const [left, top, right, bottom] = extent(points);
  const box = [
    Math.max(-3 * x, left - 3 * x),
    Math.max(-3 * y, top - 3 * y),
    Math.min(width + 3 * x, right + 3 * x),
    Math.min(height + 3 * y, bottom + 3 * y),
  ] as const;
  if (box[2] <= box[0] || box[3] <= box[1]) return '';
  const filter = define(
    canvas,
    (id) =>
      `<filter id="${id}" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB" x="${round(box[0])}" y="${round(box[1])}" width="${round(box[2] - box[0])}" height="${round(box[3] - box[1])}"><feGaussianBlur stdDeviation="${round(x)} ${round(y)}"/></filter>`,
  );
  return `<g filter="url(${filter})">${content}</g>`;
}

/** Outlines at one height, in pixels. */
export function projected(canvas: Canvas, rings: readonly Line[], z: number): Point[][] {
  return rings.map((ring) => ring.map(([x, y]) => project(canvas.view, { x, y, z })));
}

/** The colour of a shadow: a deep blue in the open, nearly black where the ground is dark. */
export function shadowColour(canvas: Canvas): Colour {
  return isDark(canvas.ground.colour)
    ? mix(colours.ink, '#000000', 0.7)
    : mix(colours.ink, colours.harbourDeep, 0.3);
}

import { colours } from './colour';
import { pathData, round } from './geometry';
import { blurred, type Canvas } from './canvas';
import { onPlane, planeTransform, project } from './projection';
import type { Stroke, Wire } from './scene';

/** A line that lies in a plane, with the light around it. */
export function paintStroke(canvas: Canvas, stroke: Stroke): string {
  const d = pathData(stroke.lines, !stroke.closed);
  const line = (width: number): string =>
    `<g transform="${planeTransform(canvas.view, stroke.plane)}"><path d="${d}" fill="none" stroke="${stroke.colour}" stroke-width="${round(width)}" stroke-linecap="butt" stroke-linejoin="miter"/></g>`;
  if (stroke.glow === 0) return line(stroke.width);
  const points = stroke.lines.flat().map((p) => project(canvas.view, onPlane(stroke.plane, p)));
  const light = blurred(canvas, line(stroke.width * 2), points, stroke.width * 1.1);
  return `<g opacity="${stroke.glow}">${light}</g>${line(stroke.width)}`;
}

/** A thin line through the air. */
export function paintWire(canvas: Canvas, wire: Wire): string {
  const d = pathData([[project(canvas.view, wire.from), project(canvas.view, wire.to)]], true);
  return `<path d="${d}" fill="none" stroke="${colours.harbour}" stroke-width="${wire.width}" opacity="${wire.opacity}" stroke-dasharray="${wire.dash}"/>`;
}

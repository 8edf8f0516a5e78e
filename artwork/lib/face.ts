import { ambientOcclusion } from './ambient-occlusion';
import { clipTo, type Canvas } from './canvas';
import type { Extent, Point } from './geometry';
import { planeTransform, type Plane } from './projection';
import { shadeOn } from './shade';
import { lineColour } from './tone';
import type { Solid } from './scene';

/** What lies on a flat face, clipped to it: its mark, the sun's shadow and the ambient occlusion. */
export function paintFace(
  canvas: Canvas,
  solid: Solid,
  plane: Plane,
  extent: Extent,
  rings: readonly Point[][],
): string {
  const isTop = plane.axis === 'z';
  const mark = (isTop ? solid.top : solid.side)?.({ extent, line: lineColour(canvas, solid) });
  const [sun, ambient, fade] = isTop ? [0.42, 0.75, 0.8 * solid.fade] : [0.34, 0.8, solid.fade];
  const shadow = plane.axis === 'x' ? '' : shadeOn(canvas, plane, sun * (1 - fade), solid);
  const occlusion = ambientOcclusion(canvas, plane, extent, ambient * (1 - fade));
  return `<g clip-path="${clipTo(canvas, rings)}"><g transform="${planeTransform(canvas.view, plane)}">${mark ?? ''}</g>${shadow}${occlusion}</g>`;
}

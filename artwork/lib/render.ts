import sharp from 'sharp';
import { extent } from './geometry';
import { ambientOcclusion } from './ambient-occlusion';
import { REACH } from './occlusion';
import { paintSolid } from './solid';
import { paintStroke, paintWire } from './lines';
import { paintingOrder, type Step } from './order';
import { inPlane, projectionOf, type Plane } from './projection';
import { seeded } from './random';
import { shadeOn } from './shade';
import { image, type Canvas } from './canvas';
import { boxOf, type Picture, type Solid } from './scene';

const GRAIN = 128;

/** Defines a tile of sparse light and dark specks; returns the pattern. */
function grain(canvas: Canvas): string {
  const random = seeded(7);
  const pixels = Buffer.alloc(GRAIN * GRAIN * 4);
  for (let i = 0; i < pixels.length; i += 4) {
    const value = random();
    pixels.fill(value < 0.5 ? 0 : 255, i, i + 3);
    pixels[i + 3] = Math.abs(value - 0.5) > 0.36 ? 7 : 0;
  }
  const reference = image(canvas, pixels, GRAIN, `width="${GRAIN}" height="${GRAIN}"`);
  return `<pattern id="grain" patternUnits="userSpaceOnUse" width="${GRAIN}" height="${GRAIN}"><use href="${reference}"/></pattern>`;
}

function paint(canvas: Canvas, { item, part }: Step): string {
  if (item.kind === 'solid') return paintSolid(canvas, item, part);
  return item.kind === 'stroke' ? paintStroke(canvas, item) : paintWire(canvas, item);
}

/** The sun's shadow on the ground and its ambient occlusion around all solids. */
function groundShadow(canvas: Canvas): string {
  const { shadow, z = 0 } = canvas.ground;
  if (shadow === 0) return '';
  const plane: Plane = { axis: projectionOf(canvas.view).ground, at: z };
  const points = canvas.solids.flatMap((solid) => {
    const { x0, x1, y0, y1, z0, z1 } = boxOf(solid);
    return [inPlane(plane, { x: x0, y: y0, z: z0 }), inPlane(plane, { x: x1, y: y1, z: z1 })];
  });
  const [u0, v0, u1, v1] = extent(points);
  const around = [u0 - REACH, v0 - REACH, u1 + REACH, v1 + REACH] as const;
  return shadeOn(canvas, plane, shadow) + ambientOcclusion(canvas, plane, around, shadow * 1.6);
}

async function toSvg(picture: Picture): Promise<string> {
  const solids = picture.items.filter((item): item is Solid => item.kind === 'solid');
  const canvas: Canvas = { ...picture, solids, definitions: [] };
  const [width, height] = picture.size;
  const ground = groundShadow(canvas);
  const { eye } = projectionOf(picture.view);
  // A line in a plane seen edge-on is not visible.
  const items = picture.items.filter((item) => item.kind !== 'stroke' || eye[item.plane.axis] > 0);
  const body = paintingOrder(items, eye).map((step) => paint(canvas, step));
  const pattern = grain(canvas);
  const definitions = (await Promise.all(canvas.definitions)).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${definitions}${pattern}</defs><rect width="${width}" height="${height}" fill="${picture.ground.colour}"/>${ground}${body.join('')}</svg>`;
}

/** Renders one picture as PNG. */
export async function renderPicture(picture: Picture): Promise<Buffer> {
  return sharp(Buffer.from(await toSvg(picture)), { unlimited: true })
    .flatten({ background: picture.ground.colour })
    .png({ palette: false, compressionLevel: 9, adaptiveFiltering: true })
    .toBuffer();
}

import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp from 'sharp';
import { extent } from './geometry';
import { dimness } from './dimness';
import { REACH } from './occlusion';
import { paintSolid } from './solid';
import { paintStroke, paintWire } from './lines';
import { paintingOrder, type Step } from './order';
import { seeded } from './random';
import { shadeOnTop } from './shade';
import type { Canvas } from './canvas';
import type { Picture, Solid } from './scene';

const GRAIN = 128;

/** A tile of sparse specks, light and dark, that a face wears over its colour. */
async function grainTile(): Promise<string> {
  const random = seeded(7);
  const pixels = Buffer.alloc(GRAIN * GRAIN * 4);
  for (let i = 0; i < pixels.length; i += 4) {
    const value = random();
    pixels.fill(value < 0.5 ? 0 : 255, i, i + 3);
    pixels[i + 3] = Math.abs(value - 0.5) > 0.36 ? 7 : 0;
  }
  const raw = { width: GRAIN, height: GRAIN, channels: 4 } as const;
  const png = await sharp(pixels, { raw }).png().toBuffer();
  return `<pattern id="grain" patternUnits="userSpaceOnUse" width="${GRAIN}" height="${GRAIN}"><image width="${GRAIN}" height="${GRAIN}" href="data:image/png;base64,${png.toString('base64')}"/></pattern>`;
}

function paint(canvas: Canvas, { item, part }: Step): string {
  if (item.kind === 'solid') return paintSolid(canvas, item, part);
  return item.kind === 'stroke' ? paintStroke(canvas, item) : paintWire(canvas, item);
}

/** The dimness of the ground around all that stands on it. */
function groundDimness(canvas: Canvas, z: number, strength: number): string {
  const [x0, y0, x1, y1] = extent(canvas.solids.flatMap(({ shape }) => shape.outer));
  const around = [x0 - REACH, y0 - REACH, x1 + REACH, y1 + REACH] as const;
  return dimness(canvas, { axis: 'z', at: z }, around, strength * 1.6);
}

/** The whole picture as SVG. */
export async function toSvg(picture: Picture): Promise<string> {
  const solids = picture.items.filter((item): item is Solid => item.kind === 'solid');
  const canvas: Canvas = { picture, view: picture.view, solids, definitions: [] };
  const [width, height] = picture.size;
  const { colour, shadow, z = 0 } = picture.ground;
  const ground = shadow > 0 ? shadeOnTop(canvas, z, shadow) + groundDimness(canvas, z, shadow) : '';
  const body = paintingOrder(picture.items).map((step) => paint(canvas, step));
  const definitions = [await grainTile(), ...canvas.definitions].join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${definitions}</defs><rect width="${width}" height="${height}" fill="${colour}"/>${ground}${body.join('')}</svg>`;
}

/** Renders one picture to its file; returns the file's size in bytes. */
export async function renderPicture(picture: Picture): Promise<number> {
  const svg = await toSvg(picture);
  await mkdir(dirname(picture.file), { recursive: true });
  const written = await sharp(Buffer.from(svg), { unlimited: true })
    .flatten({ background: picture.ground.colour })
    .png({ palette: false, compressionLevel: 9, adaptiveFiltering: true })
    .toFile(picture.file);
  return written.size;
}

import sharp from 'sharp';
import { optimize } from 'svgo';
import { colours } from '../lib/colour';
import { markPlanes } from './mark';
import { toTenth } from './svg';

/**
 * The mark in paper on ink. `share` is the mark's share of the icon's width, `radius` rounds the corners in units of
 * the mark's grid. The paths are those of the mark in the page, so the favicon compresses well there.
 */
function tile(share: number, radius = 0): string {
  const side = toTenth(32 / share);
  const start = toTenth((32 - side) / 2);
  const ground = `<rect x="${start}" y="${start}" width="${side}" height="${side}" rx="${radius}" fill="${colours.ink}"/>`;
  const glyph = `<g fill="${colours.paper}">${markPlanes}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${start} ${start} ${side} ${side}">${ground}${glyph}</svg>\n`;
}

async function png(svg: string, size: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: (72 * size) / 32 })
    .resize(size, size)
    .png()
    .toBuffer();
}

/** An ICO file with one PNG of 32 by 32: a header, one directory entry, the PNG. */
function ico(image: Buffer): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(32, 6);
  head.writeUInt8(32, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(image.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, image]);
}

/** The SVG favicon, minified. */
export function favicon(): string {
  const { data } = optimize(tile(0.84, 7), {
    floatPrecision: 2,
    plugins: [
      { name: 'preset-default', params: { overrides: { convertColors: false } } },
      'convertShapeToPath',
      'mergePaths',
    ],
  });
  return `${data}\n`;
}

export const faviconIco = async (): Promise<Buffer> => ico(await png(favicon(), 32));

/** An icon for a home screen. */
export const icon = (size: number): Promise<Buffer> => png(tile(0.7), size);

/** An icon that the device may crop to any shape: the mark stays inside the safe circle. */
export const maskableIcon = (size: number): Promise<Buffer> => png(tile(0.58), size);

import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { optimize } from 'svgo';
import { colours } from './colour';
import { fromRoot } from './files';
import { round } from './geometry';

/** The shapes of the brand's mark, on a grid of 32 by 32. Throws if the mark has another one. */
async function readMark(): Promise<string> {
  const file = 'content/brand/mark.svg';
  const svg = await readFile(fromRoot(file), 'utf8');
  const [, shapes] = /viewBox="0 0 32 32"[^>]*>(.*)<\/svg>/s.exec(svg) ?? [];
  if (!shapes) throw new Error(`${file} must have the viewBox "0 0 32 32"`);
  return shapes;
}

/**
 * The mark in paper on ink. `share` is the mark's share of the icon's width, `radius` rounds the corners in units of
 * the mark's grid.
 */
async function tile(share: number, radius = 0): Promise<string> {
  const side = round(32 / share, 1);
  const start = round((32 - side) / 2, 1);
  const ground = `<rect x="${start}" y="${start}" width="${side}" height="${side}" rx="${radius}" fill="${colours.ink}"/>`;
  const glyph = `<g fill="${colours.paper}">${await readMark()}</g>`;
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
export async function favicon(): Promise<string> {
  const { data } = optimize(await tile(0.84, 7), {
    floatPrecision: 2,
    plugins: [
      { name: 'preset-default', params: { overrides: { convertColors: false } } },
      'convertShapeToPath',
      'mergePaths',
    ],
  });
  return `${data}\n`;
}

export const faviconIco = async (): Promise<Buffer> => ico(await png(await favicon(), 32));

/** An icon for a home screen. */
export const icon = async (size: number): Promise<Buffer> => png(await tile(0.7), size);

/** An icon that the device may crop to any shape: the mark stays inside the safe circle. */
export const maskableIcon = async (size: number): Promise<Buffer> => png(await tile(0.58), size);

import sharp from 'sharp';
import { colours } from '../lib/colour';
import { slim } from '../../../src/data-layer/drawings/slim';
import { markPlanes } from './mark';
import { short } from './svg';

/**
 * The mark in paper on ink, at a share of the icon's size; `radius` rounds the ground's corners, in units of the
 * mark's grid. The mark's own figures stay what they are in the page beside it, which compresses well.
 */
function tile(radius: number, share: number): string {
  const side = short(32 / share);
  const start = short((32 - Number(side)) / 2);
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

/** An ICO file around one PNG of 32 by 32 (the format since Windows Vista: a header, an entry, the PNG). */
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

export const favicon = (): string => `${slim(tile(7, 0.84))}\n`;

export const faviconIco = async (): Promise<Buffer> => ico(await png(favicon(), 32));

/** An icon for a home screen; without corners of its own where the device rounds them. */
export const icon = (size: number, radius: number): Promise<Buffer> => png(tile(radius, 0.7), size);

/** An icon that the device cuts to any form: the mark keeps within the circle that is always left. */
export const maskableIcon = (size: number): Promise<Buffer> => png(tile(0, 0.58), size);

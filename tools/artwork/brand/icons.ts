import sharp from 'sharp';
import { colours } from '../lib/colour';
import { markPlanes } from './mark';

/** The mark in paper on ink; the radius of the ground's corners on a grid of 32. */
function tile(radius: number, scale: number): string {
  const shift = Math.round(160 * (1 - scale)) / 10;
  const ground = `<rect width="32" height="32" rx="${radius}" fill="${colours.ink}"/>`;
  const glyph = `<g fill="${colours.paper}" transform="translate(${shift} ${shift})scale(${scale})">${markPlanes}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${ground}${glyph}</svg>\n`;
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

export const favicon = (): string => tile(6, 0.84);

export const faviconIco = async (): Promise<Buffer> => ico(await png(favicon(), 32));

/** An icon for a home screen; without corners of its own where the device rounds them. */
export const icon = (size: number, radius: number): Promise<Buffer> => png(tile(radius, 0.7), size);

/** An icon that the device cuts to any form: the mark keeps within the circle that is always left. */
export const maskableIcon = (size: number): Promise<Buffer> => png(tile(0, 0.58), size);

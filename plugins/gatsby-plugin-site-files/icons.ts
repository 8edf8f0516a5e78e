import sharp from 'sharp';
import { colourOf } from '../palette';

/**
 * The brand's mark on ink, with paper for its currentColor.
 *
 * @param share the mark's share of the icon's width
 * @param radius the radius of the corners, in per cent of the icon's width
 */
function tile(mark: string, share: number, radius = 0): string {
  const size = 100 * share;
  const start = (100 - size) / 2;
  // Without a size of its own, the mark fills its area.
  const glyph = mark.replace(/^<svg[^>]*/, (tag) => tag.replace(/ (?:width|height)="[^"]*"/g, ''));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">` +
    `<rect width="100" height="100" rx="${radius}" fill="${colourOf('--ink')}"/>` +
    `<svg x="${start}" y="${start}" width="${size}" height="${size}" color="${colourOf('--paper')}">` +
    `${glyph}</svg></svg>`
  );
}

const png = (svg: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: (72 * size) / 100 })
    .resize(size)
    .png()
    .toBuffer();

/** An ICO file with one PNG of 32 × 32: a header, one directory entry, the PNG. */
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

/** The site's icons, by file name, from the markup of the brand's mark. */
export async function icons(mark: string): Promise<Record<string, string | Buffer>> {
  const favicon = tile(mark, 0.84, 18);
  const homeScreen = tile(mark, 0.7);
  return {
    'favicon.svg': favicon,
    'favicon.ico': ico(await png(favicon, 32)),
    'apple-touch-icon.png': await png(homeScreen, 180),
    'icon-512.png': await png(homeScreen, 512),
  };
}

import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { colourOf, inPalette } from '../palette';
import { createTypesetter } from '../typesetting/typesetter';

/** The recommended size of an Open Graph image, in pixels. */
const size = { width: 1200, height: 630 };

/** The left edge of the page's picture, which extends to the right edge, in pixels. */
const pictureLeft = 640;

/** The lower left corner of the text, in pixels. */
const textCorner = { left: 60, bottom: 536 };

const folder = 'plugins/gatsby-plugin-share-pictures';

type Brand = Pick<Queries.Brand, 'name' | 'url' | 'mark'>;

export interface Card {
  title: string;
  /** A short text above the title, such as a category. */
  kicker?: string | null;
  picture: string;
}

/**
 * Creates a function that renders a share picture as a JPEG: the page's picture, cropped, with the brand and the title
 * on a dark overlay. The function rejects if the page's picture cannot be read. It is faster if pages with the same
 * picture follow each other.
 */
export async function createRenderer(brand: Brand): Promise<(card: Card) => Promise<Buffer>> {
  const typesetter = createTypesetter();
  const slab = inPalette(await readFile(`${folder}/slab.svg`, 'utf8'));
  const template = `${folder}/card.typ`;
  const brandSvg = typesetter.svg({ template, data: { title: null, brand } });
  const overlay = await sharp(Buffer.from(slab))
    .composite([{ input: Buffer.from(brandSvg) }])
    .png({ compressionLevel: 1 })
    .toBuffer();

  async function renderBackground(picture: string): Promise<Buffer> {
    const { data, info } = await sharp(picture)
      .autoOrient()
      .resize(size.width - pictureLeft, size.height, { fit: 'cover', position: 'attention' })
      .raw()
      .toBuffer({ resolveWithObject: true });
    return sharp({ create: { ...size, channels: 3, background: colourOf('--ink') } })
      .composite([{ input: data, raw: info, left: pictureLeft, top: 0 }, { input: overlay }])
      .removeAlpha()
      .raw()
      .toBuffer();
  }

  /** Canvases for further pictures: a new one each time takes 2 ms, and much of the memory. */
  const canvases: Buffer[] = [];
  let last: { picture: string; background: Promise<Buffer> } | undefined;
  return async ({ title, kicker = null, picture }) => {
    if (last?.picture !== picture) last = { picture, background: renderBackground(picture) };
    const background = await last.background;
    const svg = typesetter.svg({ template, data: { title, kicker } });
    const text = await sharp(Buffer.from(svg))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    // The text's background has the overlay's colour: copying pixels is twice as fast as blending.
    const canvas = canvases.pop() ?? Buffer.alloc(background.length);
    background.copy(canvas);
    const { width, height } = text.info;
    for (let row = 0; row < height; row += 1) {
      const start = ((textCorner.bottom - height + row) * size.width + textCorner.left) * 3;
      text.data.copy(canvas, start, row * width * 3, (row + 1) * width * 3);
    }
    // Optimised tables would save 7 % of the bytes and take twice the time.
    const jpeg = await sharp(canvas, { raw: { ...size, channels: 3 } })
      .jpeg({ quality: 82, chromaSubsampling: '4:4:4', optimizeCoding: false })
      .toBuffer();
    canvases.push(canvas);
    return jpeg;
  };
}

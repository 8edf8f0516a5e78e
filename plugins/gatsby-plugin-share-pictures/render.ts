import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { readTokens } from '../../src/content-model/palette';
import { createTypesetter } from '../typesetting/typesetter';

/** The size that Open Graph readers ask for, in pixels. */
const size = { width: 1200, height: 630 };

/** Where the page's own picture shows: from here to the right edge, over the whole height. */
const pictureLeft = 640;

/** The corner that the words grow from, upwards and to the right, on plain ink. */
const corner = { left: 60, bottom: 536 };

/** How many pictures are kept in memory, cropped: two megabytes each. */
const keptPictures = 16;

const folder = 'plugins/gatsby-plugin-share-pictures';

export interface Brand {
  name: string;
  url: string;
  /** An SVG drawn in currentColor. */
  mark: string;
}

/** What one share picture shows. */
export interface Card {
  title: string;
  /** A word over the title, such as a category. */
  kicker?: string | undefined;
  /** The path of the page's own picture. */
  picture: string;
}

/**
 * Prepares to render share pictures as JPEGs of 1200 × 630: the page's own picture, cropped to its busiest part,
 * and over it a slab of ink with brand and title.
 *
 * @returns a function that rejects where the page's picture can't be read; cards of one picture, asked for one
 * after the other, share its crop
 */
export async function createRenderer(brand: Brand): Promise<(card: Card) => Promise<Buffer>> {
  const typesetter = await createTypesetter([
    { slope: 'normal', weight: 450 },
    { slope: 'normal', weight: 500 },
  ]);
  const colourOf = await readTokens(process.cwd());
  const drawing = await readFile(`${folder}/slab.svg`, 'utf8');
  const coloured = drawing.replace(/var\((--[\w-]+)\)/g, (_, token: string) => colourOf(token));
  const template = `${folder}/card.typ`;
  const signature = typesetter.svg({ template, data: { title: null, brand } });
  const house = await sharp(Buffer.from(coloured))
    .composite([{ input: Buffer.from(signature) }])
    .png({ compressionLevel: 1 })
    .toBuffer();
  const backgrounds = new Map<string, Promise<Buffer>>();

  async function paint(picture: string): Promise<Buffer> {
    const cropped = await sharp(picture)
      .resize(size.width - pictureLeft, size.height, { fit: 'cover', position: 'attention' })
      .toBuffer();
    return sharp({ create: { ...size, channels: 3, background: colourOf('--ink') } })
      .composite([{ input: cropped, left: pictureLeft, top: 0 }, { input: house }])
      .removeAlpha()
      .raw()
      .toBuffer();
  }

  function backgroundOf(picture: string): Promise<Buffer> {
    const background = backgrounds.get(picture) ?? paint(picture);
    backgrounds.set(picture, background);
    const [oldest] = backgrounds.keys();
    if (oldest && backgrounds.size > keptPictures) backgrounds.delete(oldest);
    return background;
  }

  return async ({ title, kicker = null, picture }) => {
    const background = await backgroundOf(picture);
    const svg = typesetter.svg({ template, data: { title, kicker } });
    const words = await sharp(Buffer.from(svg))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    // The words stand on plain ink, so their pixels replace those below: blending all would take twice as long.
    const pixels = Buffer.from(background);
    const { width, height } = words.info;
    for (let row = 0; row < height; row += 1) {
      const start = ((corner.bottom - height + row) * size.width + corner.left) * 3;
      words.data.copy(pixels, start, row * width * 3, (row + 1) * width * 3);
    }
    return sharp(pixels, { raw: { ...size, channels: 3 } })
      .jpeg({ quality: 82, chromaSubsampling: '4:4:4' })
      .toBuffer();
  };
}

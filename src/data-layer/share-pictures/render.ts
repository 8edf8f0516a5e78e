import sharp, { type OverlayOptions } from 'sharp';
import { houseSvg, pictureLeft, size, wordsSvg, type House, type Words } from './card';

/** A drawing as pixels, so that what all share pictures have in common is drawn once. */
async function asLayer(svg: string): Promise<OverlayOptions> {
  const { data, info } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return { input: data, raw: { width, height, channels } };
}

/** Renders the share picture of a page as a JPEG; `picture` is the path of the page's own picture. */
export type RenderSharePicture = (words: Words, picture: string) => Promise<Buffer>;

/**
 * Prepares to render share pictures: the page's own picture, of which the busiest part is kept, and over it ink,
 * brand and title, as JPEGs of 1200 × 630 whose coloured edges stay sharp.
 *
 * @returns a function that rejects where the page's picture cannot be read
 */
export async function sharePictureRenderer(house: House): Promise<RenderSharePicture> {
  const over = await asLayer(houseSvg(house));
  const background = house.colourOf('--ink');
  return async (words, picture) => {
    const behind = await sharp(picture)
      .resize(size.width - pictureLeft, size.height, { fit: 'cover', position: 'attention' })
      .toBuffer();
    return sharp({ create: { ...size, channels: 3, background } })
      .composite([
        { input: behind, left: pictureLeft, top: 0 },
        over,
        { input: Buffer.from(wordsSvg(words, house)) },
      ])
      .jpeg({ quality: 82, chromaSubsampling: '4:4:4' })
      .toBuffer();
  };
}

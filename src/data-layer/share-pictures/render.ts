import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import { houseSvg, pictureLeft, size, wordsSvg, type House, type Words } from './card';

/** A picture as bare pixels: between one step and the next, encoding it would take as long as drawing it. */
async function asLayer(picture: Sharp): Promise<OverlayOptions> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
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
  const over = await asLayer(sharp(Buffer.from(houseSvg(house))).ensureAlpha());
  const background = house.colourOf('--ink');
  return async (words, picture) => {
    const behind = await asLayer(
      sharp(picture).resize(size.width - pictureLeft, size.height, {
        fit: 'cover',
        position: 'attention',
      }),
    );
    return sharp({ create: { ...size, channels: 3, background } })
      .composite([
        { ...behind, left: pictureLeft, top: 0 },
        over,
        { input: Buffer.from(wordsSvg(words, house)) },
      ])
      .jpeg({ quality: 82, chromaSubsampling: '4:4:4' })
      .toBuffer();
  };
}

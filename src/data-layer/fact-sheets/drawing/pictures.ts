import path from 'node:path';
import sharp from 'sharp';

/** A picture in the form in which a document embeds it. */
export interface LoadedPicture {
  jpeg: Buffer;
  /** In pixels. */
  width: number;
  height: number;
}

/** Dots to a point: 200 dpi, sharp in print and light to send. */
const density = 200 / 72;

/**
 * Reads a picture and makes it as large as its place on the page needs.
 *
 * @param size the place in points; without a height the picture keeps its proportions
 * @returns null where there is no such picture
 */
export async function loadPicture(
  folder: string,
  source: string,
  size: { width: number; height?: number },
): Promise<LoadedPicture | null> {
  const file = path.resolve(folder, source);
  // sharp names neither the file nor the reason in a way that helps a writer.
  const isPicture = await sharp(file)
    .metadata()
    .then(
      () => true,
      () => false,
    );
  if (!isPicture) return null;
  const { data, info } = await sharp(file)
    .rotate()
    .resize({
      width: Math.round(size.width * density),
      ...(size.height ? { height: Math.round(size.height * density), fit: 'cover' } : {}),
      withoutEnlargement: size.height === undefined,
    })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 84, chromaSubsampling: '4:4:4' })
    .toBuffer({ resolveWithObject: true });
  return { jpeg: data, width: info.width, height: info.height };
}

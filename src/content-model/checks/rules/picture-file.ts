import { stat } from 'node:fs/promises';
import sharp from 'sharp';
import { megabytes } from '../words';

/** The least width in pixels: a banner on a wide screen needs this much. */
const leastWidth = 800;
/** The greatest side in pixels (so at most 36 megapixels) and size in bytes: more only makes the build slow. */
const greatestSide = 6000;
const greatestSize = 4_000_000;

const smaller = 'Save it smaller, 2400 pixels are wide enough';

const formats: Readonly<Record<string, RegExp>> = { png: /\.png$/, jpeg: /\.jpe?g$/ };

/** What is wrong with a picture, and what to do. */
export interface PictureMistake {
  problem: string;
  remedy: string;
}

/**
 * Checks a PNG or JPEG: its size, its header, and only then its pixels.
 *
 * @returns undefined for a picture that can be used
 */
export async function pictureMistake(absolutePath: string): Promise<PictureMistake | undefined> {
  const { size } = await stat(absolutePath);
  if (size > greatestSize) {
    const problem = `is a file of ${megabytes(size)}, at most ${megabytes(greatestSize)} are allowed`;
    return { problem, remedy: smaller };
  }
  const header = await sharp(absolutePath)
    .metadata()
    .catch(() => undefined);
  if (!header) return { problem: 'cannot be read', remedy: 'Save it again as PNG or JPEG' };
  const { format = 'unknown', width = 0, height = 0 } = header;
  const ending = formats[format];
  if (!ending) return { problem: `is a ${format} file`, remedy: 'Save it as PNG or JPEG' };
  if (!ending.test(absolutePath)) {
    return { problem: `is a ${format} file by another name`, remedy: `Rename it to .${format}` };
  }
  if (width < leastWidth) {
    const problem = `is ${width} pixels wide, at least ${leastWidth} are needed`;
    return { problem, remedy: 'Save it larger, 2400 pixels wide where you can' };
  }
  if (Math.max(width, height) > greatestSide) {
    const problem = `is ${width} by ${height} pixels, at most ${greatestSide} are allowed`;
    return { problem, remedy: smaller };
  }
  // Decodes every pixel, a few rows at a time; a header alone does not show that a picture is cut off.
  return sharp(absolutePath, { sequentialRead: true, failOn: 'truncated' })
    .resize(1)
    .toBuffer()
    .then(
      () => undefined,
      () => ({ problem: 'is cut off or damaged', remedy: 'Save or copy it again' }),
    );
}

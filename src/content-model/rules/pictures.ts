import { readFile, stat } from 'node:fs/promises';
import sharp from 'sharp';
import type { Problem } from '../source/mistake';
import { fileSize } from '../source/words';

/** The minimum width in pixels: a banner on a wide screen needs it. */
const minWidth = 800;
/** The maximum side in pixels (36 megapixels in total) and size in bytes: more only slows down the build. */
const maxSide = 6000;
const maxSize = 4_000_000;

const smaller = 'Save it smaller; 2400 pixels wide is enough';

const formats: Readonly<Record<string, RegExp>> = {
  png: /\.png$/,
  jpeg: /\.jpe?g$/,
  webp: /\.webp$/,
};

/** What a file is that sharp cannot read. */
function noPicture(bytes: Buffer): Problem {
  const remedy = 'Save it again as PNG or JPEG';
  const start = bytes.toString('latin1', 0, 100).trimStart();
  if (start === '') return { problem: 'is empty', remedy };
  if (start.startsWith('version https://git-lfs')) {
    return { problem: 'is a Git LFS pointer, not the picture', remedy: 'Run git lfs pull' };
  }
  const problem = start.startsWith('<') ? 'is a web page, not a picture' : 'cannot be read';
  return { problem, remedy };
}

/**
 * Checks a picture: its size, its header, and only then its pixels, a few rows at a time, since the header does not show
 * that a picture is cut off.
 *
 * @param landscape whether it must be wider than it is high
 * @returns undefined for a usable picture
 */
export async function pictureMistake(
  absolutePath: string,
  landscape = false,
): Promise<Problem | undefined> {
  const { size } = await stat(absolutePath);
  if (size > maxSize) {
    const problem = `is a file of ${fileSize(size)}, but at most ${fileSize(maxSize)} are allowed`;
    return { problem, remedy: smaller };
  }
  const bytes = await readFile(absolutePath);
  const open = () => sharp(bytes, { sequentialRead: true, failOn: 'truncated' });
  const header =
    size > 0 &&
    (await open()
      .metadata()
      .catch(() => undefined));
  if (!header) return noPicture(bytes);
  const { format = 'unknown', pages = 1 } = header;
  // As it is seen: phones store the orientation.
  const { width, height } = header.autoOrient;
  const ending = formats[format];
  if (!ending) return { problem: `is a ${format} file`, remedy: 'Save it as PNG or JPEG' };
  if (!ending.test(absolutePath)) {
    const problem = `is a ${format} file with the wrong extension`;
    return { problem, remedy: `Rename it to .${format}` };
  }
  if (pages > 1) return { problem: 'is animated', remedy: 'Save one frame of it as PNG or JPEG' };
  if (width < minWidth) {
    const problem = `is ${width} pixels wide, but at least ${minWidth} are needed`;
    return { problem, remedy: 'Save it larger, 2400 pixels wide where you can' };
  }
  if (Math.max(width, height) > maxSide) {
    const problem = `is ${width} by ${height} pixels, but at most ${maxSide} are allowed`;
    return { problem, remedy: smaller };
  }
  if (landscape && width <= height) {
    const problem = `is ${width} by ${height} pixels, but must be wider than it is high`;
    return { problem, remedy: 'Save it in landscape, such as 2400 by 1350 pixels' };
  }
  const isWhole = await open()
    .resize(1)
    .toBuffer()
    .then(Boolean, () => false);
  if (isWhole) return undefined;
  return { problem: 'is cut off or damaged', remedy: 'Save or copy it again' };
}

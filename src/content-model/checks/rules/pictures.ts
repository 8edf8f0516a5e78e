import { stat } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { concurrently } from '../concurrently';
import type { Mistake, Words } from '../mistake';
import { fileSize } from '../words';
import type { Check } from './check';
import { filesNamedInFields, missingFile, picturesInBody } from './named-files';
import type { NamedFile } from './named-files';

/** The least width in pixels: a banner on a wide screen needs this much. */
const leastWidth = 800;
/** The greatest side in pixels (so at most 36 megapixels) and size in bytes: more only makes the build slow. */
const greatestSide = 6000;
const greatestSize = 4_000_000;

const smaller = 'Save it smaller, 2400 pixels are wide enough';

const formats: Readonly<Record<string, RegExp>> = { png: /\.png$/, jpeg: /\.jpe?g$/ };

/**
 * Checks a PNG or JPEG: its size, its header, and only then its pixels.
 *
 * @returns undefined for a picture that can be used
 */
async function pictureMistake(absolutePath: string): Promise<Words | undefined> {
  const { size } = await stat(absolutePath);
  if (size > greatestSize) {
    const problem = `is a file of ${fileSize(size)}, at most ${fileSize(greatestSize)} are allowed`;
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

/** Pictures that are missing, unreadable, too small or too large; the latter are said once each. */
export const checkPictures: Check = async (content) => {
  const missing: Mistake[] = [];
  const firstMentions = new Map<string, NamedFile>();
  for (const file of content.files) {
    for (const picture of [...filesNamedInFields(file, 'picture'), ...picturesInBody(file)]) {
      const mistake = missingFile(content, picture, file, /\.(png|jpe?g)$/);
      if (mistake) missing.push(mistake);
      else if (!firstMentions.has(picture.target)) firstMentions.set(picture.target, picture);
    }
  }
  const judged = await concurrently([...firstMentions.values()], async ({ target, report }) => {
    const mistake = await pictureMistake(path.join(content.root, target));
    return mistake ? [report(mistake.problem, mistake.remedy)] : [];
  });
  return [...missing, ...judged.flat()];
};

import path from 'node:path';
import { sortMistakes, type Mistake } from '../source/mistake';
import { readContent, type Content } from '../source/read-content';
import { checkAddresses } from './addresses';
import { checkBody } from './body';
import type { Check, FileCheck } from './check';
import { checkDrawings } from './drawings';
import { checkDuplicates } from './duplicates';
import { checkExcerpts } from './excerpts';
import { checkBank, checkCategories, checkPictograms } from './names';
import { checkPictures } from './pictures';
import { checkFileNames, checkPlaces } from './places';
import { checkPrint } from './print';
import { checkRanges } from './ranges';
import { checkShape } from './shape';
import { checkCharacters, checkDates, checkPlaceholders } from './texts';

const fileChecks: readonly FileCheck[] = [
  checkFileNames,
  checkShape,
  checkRanges,
  checkPictograms,
  checkBank,
  checkExcerpts,
  checkDates,
  checkPlaceholders,
  checkBody,
  checkCharacters,
  checkPrint,
];

/** Reports the mistakes of each file by itself. */
export const checkFiles = (content: Content): Mistake[] =>
  content.files.flatMap((file) => fileChecks.flatMap((check) => check(file, content)));

/** Every check of the content, one concern each. */
const checks: readonly Check[] = [
  checkPlaces,
  checkPictures,
  checkDrawings,
  checkAddresses,
  checkCategories,
  checkDuplicates,
  checkFiles,
];

/**
 * Reads `content/` and finds every mistake, sorted by file and line. A file that cannot be parsed does not hide others'
 * mistakes.
 *
 * Throws if there is no such folder, or if the working directory is not the project's, where the content schema is.
 *
 * @param root the folder that contains `content/`
 * @param today the moment that decides what is published
 * @returns the mistakes and the content
 */
export async function checkContent(
  root: string,
  today = new Date(),
): Promise<{ mistakes: Mistake[]; content: Content }> {
  const { content, mistakes } = readContent(path.resolve(root, 'content'), today);
  const found = await Promise.all(checks.map((check) => check(content)));
  return { content, mistakes: sortMistakes([...mistakes, ...found.flat()]) };
}

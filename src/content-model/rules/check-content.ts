import path from 'node:path';
import { sortMistakes, type Mistake } from '../source/mistake';
import { readContent, type Content } from '../source/read-content';
import { checkAddresses } from './addresses';
import { checkHtml, checkImages, checkText } from './body';
import type { Check, FileCheck } from './check';
import { checkDuplicates } from './duplicates';
import { checkExcerpts } from './excerpts';
import { checkNamedFiles } from './named-files';
import { checkBank, checkCategories, checkFieldTexts, checkPictograms } from './names';
import { checkFileNames, checkPlaces } from './places';
import { checkPrint } from './print';
import { checkShape } from './shape';
import { checkCharacters, checkDates, checkPlaceholders } from './texts';

/** The checks of each file by itself. */
const fileChecks: readonly FileCheck[] = [
  checkFileNames,
  checkShape,
  checkBank,
  checkFieldTexts,
  checkExcerpts,
  checkDates,
  checkPlaceholders,
  checkText,
  checkImages,
  checkHtml,
  checkCharacters,
  checkPrint,
];

/** The checks of the files together. */
const checks: readonly Check[] = [
  checkPlaces,
  checkNamedFiles,
  checkAddresses,
  checkCategories,
  checkPictograms,
  checkDuplicates,
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
  const inFiles = content.files.flatMap((file) => fileChecks.flatMap((check) => check(file)));
  return { content, mistakes: sortMistakes([...mistakes, ...found.flat(), ...inFiles]) };
}

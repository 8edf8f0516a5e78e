import { lstatSync } from 'node:fs';
import path from 'node:path';
import { sortMistakes, type Mistake } from '../source/mistake';
import { readContent, type Content } from '../source/read-content';
import { checkAddresses } from './addresses';
import { checkAlternativeTexts } from './alternative-texts';
import { checkBody } from './body';
import { checkFieldCharacters, checkOtherTexts } from './characters';
import type { Check, FileCheck } from './check';
import { checkDates } from './dates';
import { checkDrawings } from './drawings';
import { checkDuplicates } from './duplicates';
import { checkLostPages } from './lost-pages';
import { checkMail } from './mail';
import { checkCategories, checkPictograms } from './names';
import { checkPictures } from './pictures';
import { checkFileNames, checkPlaces } from './places';
import { checkPrescribed } from './prescribed';
import { checkPrint } from './print';
import { checkShape } from './shape';
import { checkTokens } from './tokens';

const fileChecks: readonly FileCheck[] = [
  checkFileNames,
  checkShape,
  checkDrawings,
  checkPictograms,
  checkDates,
  checkTokens,
  checkBody,
  checkAlternativeTexts,
  checkMail,
  checkFieldCharacters,
  checkPrint,
];

/** Reports the mistakes of each file by itself. */
export const checkFiles = (content: Content): Mistake[] =>
  content.files.flatMap((file) => fileChecks.flatMap((check) => check(file, content)));

/** Every check of the content, one concern each. */
const checks: readonly Check[] = [
  checkPlaces,
  checkPictures,
  checkAddresses,
  checkCategories,
  checkDuplicates,
  checkLostPages,
  checkOtherTexts,
  checkFiles,
];

const placeOf = ({ file, field }: Mistake) => `${file} ${field ?? ''}`;

/**
 * Reads `content/` and finds every mistake, sorted by file and line. A file that cannot be parsed does not hide others'
 * mistakes.
 *
 * Throws if the working directory is not the project's, where the content schema is.
 *
 * @param root the folder that contains `content/`
 * @param today the moment that decides what is published
 * @returns the mistakes, and the content where there is any
 */
export async function checkContent(
  root: string,
  today = new Date(),
): Promise<{ mistakes: Mistake[]; content?: Content }> {
  const folder = path.resolve(root, 'content');
  if (!lstatSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    const problem = 'is not a folder';
    return { mistakes: [{ file: 'content', line: 1, problem, remedy: 'Restore it' }] };
  }
  const { content, mistakes } = readContent(folder, today);
  const found = await Promise.all(checks.map((check) => check(content)));
  const fixed = content.files.flatMap((file) => checkPrescribed(file, content));
  // A changed fixed text has only one remedy.
  const places = new Set(fixed.map(placeOf));
  const others = [...mistakes, ...found.flat()].filter((mistake) => !places.has(placeOf(mistake)));
  return { content, mistakes: sortMistakes([...others, ...fixed]) };
}

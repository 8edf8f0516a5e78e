import type { Mistake } from '../source/mistake';
import type { Content } from '../source/read-content';
import { checkAddresses } from './addresses';
import { checkBody } from './body';
import { checkFieldCharacters, checkOtherTexts } from './characters';
import type { Check, FileCheck } from './check';
import { checkDates } from './dates';
import { checkDrawings } from './drawings';
import { checkDuplicates } from './duplicates';
import { checkLostPages } from './lost-pages';
import { checkCategories, checkPictograms } from './names';
import { checkPictures } from './pictures';
import { checkFileNames, checkPlaces } from './places';
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
  checkFieldCharacters,
  checkPrint,
];

/** Reports the mistakes of each file by itself. */
export const checkFiles = (content: Content): Mistake[] =>
  content.files.flatMap((file) => fileChecks.flatMap((check) => check(file, content)));

/** Every check of the content, one concern each. */
export const checks: readonly Check[] = [
  checkPlaces,
  checkPictures,
  checkAddresses,
  checkCategories,
  checkDuplicates,
  checkLostPages,
  checkOtherTexts,
  checkFiles,
];

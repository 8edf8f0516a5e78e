import { checkAddresses } from './addresses';
import { checkBodyPictures } from './body-pictures';
import { checkBodyText } from './body-text';
import { checkCategories } from './categories';
import type { Check } from './check';
import { checkDates } from './dates';
import { checkDrawings } from './drawings';
import { checkDuplicates } from './duplicates';
import { checkFileNames } from './file-names';
import { checkHeadings } from './headings';
import { checkHtml } from './html';
import { checkPictograms } from './pictograms';
import { checkPictures } from './pictures';
import { checkPlaces } from './places';
import { checkPrint } from './print';
import { checkReferences } from './references';
import { checkShape } from './shape';
import { checkTokens } from './tokens';

/** Every check of the content, one concern each. */
export const checks: readonly Check[] = [
  checkPlaces,
  checkFileNames,
  checkShape,
  checkPictures,
  checkDrawings,
  checkPictograms,
  checkCategories,
  checkDates,
  checkAddresses,
  checkDuplicates,
  checkTokens,
  checkBodyText,
  checkHeadings,
  checkBodyPictures,
  checkReferences,
  checkHtml,
  checkPrint,
];

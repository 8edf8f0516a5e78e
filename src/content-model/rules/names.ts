import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fieldOf, fileOfType, type ContentFile } from '../source/content-file';
import type { Mistake } from '../source/mistake';
import { either } from '../source/words';
import type { Check, FileCheck } from './check';
import { mistakeOf } from './mistake-at';
import { didYouMean } from './nearest';
import { textsNaming } from './values';

/** Reports texts with a directive that are not known names. */
const unknownNames = (
  file: ContentFile,
  directive: string,
  known: readonly string[],
  problem: string,
  remedy: string,
): Mistake[] =>
  textsNaming(file, directive)
    .filter(({ written }) => !known.includes(written))
    .flatMap((name) =>
      mistakeOf(name, { problem, remedy: didYouMean(name.written, known) ?? remedy }),
    );

/** Reports an unknown category, unless insights.json itself cannot be read. */
export const checkCategories: Check = ({ files }) => {
  const listed = fieldOf(fileOfType(files, 'InsightsPage')?.data, 'categories');
  if (!Array.isArray(listed)) return [];
  const categories = listed.map(String);
  const remedy = `Write ${either(categories)}`;
  return files.flatMap((file) =>
    unknownNames(file, 'category', categories, 'is not a category of insights.json', remedy),
  );
};

let family: string[] | undefined;

/** The names of the pictogram family. Throws if its package is not installed. */
export const pictogramNames = (): string[] =>
  (family ??= readdirSync(path.resolve('node_modules/@carbon/pictograms/svg'))
    .filter((name) => name.endsWith('.svg'))
    .map((name) => path.basename(name, '.svg')));

/** Pictograms that interfaces use for controls: `launch` means that a link opens elsewhere. */
const controls =
  /^(?:launch|link|renew|repeat|refresh|reset|export|download|upload|delete|power|video--play)\b/;

/** Reports unknown pictograms and those for controls (R426). */
export const checkPictograms: FileCheck = (file) => {
  const remedy = 'Choose one from https://carbondesignsystem.com/elements/pictograms/library';
  return [
    ...unknownNames(file, 'pictogram', pictogramNames(), 'is not a pictogram', remedy),
    ...textsNaming(file, 'pictogram')
      .filter(({ written }) => controls.test(written))
      .flatMap((name) =>
        mistakeOf(name, {
          problem: 'is a symbol for controls',
          remedy: 'Choose one that shows the subject',
        }),
      ),
  ];
};

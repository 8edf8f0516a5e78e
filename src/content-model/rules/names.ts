import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fieldOf, fileOfType, type ContentFile } from '../source/content-file';
import type { Mistake } from '../source/mistake';
import { either } from '../source/words';
import { mistakeOf, type Check, type FileCheck } from './check';
import { didYouMean } from './nearest';
import { textsNaming } from './values';

/** Reports the texts with a directive that are not among the known names. */
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

/** The names of the pictogram family. Throws where its package is not installed. */
export const pictogramNames = (): string[] =>
  (family ??= readdirSync(path.resolve('node_modules/@carbon/pictograms/svg'))
    .filter((name) => name.endsWith('.svg'))
    .map((name) => path.basename(name, '.svg')));

/** Pictograms by which interfaces show a control: `launch` means that a link opens elsewhere. */
const controls =
  /^(?:launch|link|renew|repeat|refresh|reset|export|download|upload|delete|power|video--play)\b/;

/** Reports pictograms that the family does not have (R426), and those that mean a control. */
export const checkPictograms: FileCheck = (file) => {
  const remedy = 'Choose one from https://carbondesignsystem.com/elements/pictograms/library';
  return [
    ...unknownNames(file, 'pictogram', pictogramNames(), 'is not a pictogram', remedy),
    ...textsNaming(file, 'pictogram')
      .filter(({ written }) => controls.test(written))
      .flatMap((name) =>
        mistakeOf(name, {
          problem: 'is the sign of a control',
          remedy: 'Choose one of the subject',
        }),
      ),
  ];
};

import { readdirSync } from 'node:fs';
import path from 'node:path';
import { nearest } from '../nearest';
import type { FileCheck } from './check';
import { mistakeAt } from './mistake-at';
import { textsNaming } from './values';

let family: string[] | undefined;

/** The names of the pictogram family. Throws where its package is not installed. */
export const pictogramNames = (): string[] =>
  (family ??= readdirSync(path.resolve('node_modules/@carbon/pictograms/svg'))
    .filter((name) => name.endsWith('.svg'))
    .map((name) => path.basename(name, '.svg')));

/** Reports pictograms that the family does not have. */
export const checkPictograms: FileCheck = (file) => {
  const pictograms = textsNaming(file, 'pictogram');
  const names = new Set(pictograms.length > 0 ? pictogramNames() : []);
  return pictograms
    .filter(({ text }) => !names.has(text))
    .map(({ path: place, text }) => {
      const meant = nearest(text, names);
      const remedy = meant
        ? `Did you mean ${meant}?`
        : 'Choose one from https://carbondesignsystem.com/elements/pictograms/library';
      return mistakeAt(file, place, `${text} is not a pictogram`, remedy);
    });
};

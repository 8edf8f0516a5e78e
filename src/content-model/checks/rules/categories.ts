import { nearest } from '../nearest';
import { fieldOf, fileOfType } from '../source/content-file';
import { either } from '../words';
import type { FileCheck } from './check';
import { mistakeAt } from './mistake-at';
import { textsNaming } from './values';

/** Reports an unknown category, unless insights.json itself cannot be read. */
export const checkCategories: FileCheck = (file, { files }) => {
  const page = fileOfType(files, 'InsightsPage');
  const listed = fieldOf(page?.data, 'categories');
  if (!Array.isArray(listed)) return [];
  const categories = listed.map(String);
  return textsNaming(file, 'category')
    .filter(({ text }) => !categories.includes(text))
    .map(({ path: place, text }) => {
      const meant = nearest(text, categories);
      const remedy = meant ? `Did you mean ${meant}?` : `Write ${either(categories)}`;
      return mistakeAt(file, place, `${text} is not a category of insights.json`, remedy);
    });
};

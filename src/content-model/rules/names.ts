import { readdirSync } from 'node:fs';
import path from 'node:path';
import { keysOf, NEWSLETTER_FIELDS, VISIBLE_CONTACT_FIELDS } from '../../forms/rules';
import { fieldOf, fileOfType, listOf, stringsOf, textOf, valueAt } from '../source/content-file';
import { didYouMean, mistakeAt } from '../source/mistake';
import { either } from '../source/words';
import { type Check, type FileCheck, judgeTexts, mistakeOf, textsNaming } from './check';

/** Judges whether a name is known. */
const unknown = (known: readonly string[], problem: string, remedy: string) => (name: string) =>
  known.includes(name) ? undefined : { problem, remedy: didYouMean(name, known) ?? remedy };

/** Reports unknown categories, unless insights.json itself cannot be read. */
export const checkCategories: Check = ({ files }) => {
  const categories = stringsOf(fileOfType(files, 'InsightsPage')?.data, 'categories');
  if (categories.length === 0) return [];
  const remedy = `Write ${either(categories)}`;
  const judge = unknown(categories, 'is not a category of insights.json', remedy);
  return files.flatMap((file) => judgeTexts(file, 'category', judge));
};

/** Reports unknown pictograms. Throws if the package of the family is not installed. */
export const checkPictograms: Check = ({ files }) => {
  const names = readdirSync(path.resolve('node_modules/@carbon/pictograms/svg'))
    .filter((name) => name.endsWith('.svg'))
    .map((name) => path.basename(name, '.svg'));
  const library = 'https://carbondesignsystem.com/elements/pictograms/library';
  const judge = unknown(names, 'is not a pictogram', `Choose one from ${library}`);
  return files.flatMap((file) => judgeTexts(file, 'pictogram', judge));
};

/** The planes of bank.json, and the directives of the fields that name one of their blocks. */
const planes = { service: 'services', process: 'processes', supplier: 'suppliers' };

/** Reports names in bank.json that are no block of their plane, and a block that is its own substitute. */
export const checkBank: FileCheck = (file) =>
  Object.entries(planes).flatMap(([directive, plane]) => {
    const blocks = listOf(fieldOf(file.data, plane), 'blocks');
    const names = blocks.map((block) => String(fieldOf(block, 'name')));
    return textsNaming(file, directive).flatMap((named) => {
      const own = valueAt(file.data, [...named.place.slice(0, -1), 'name']);
      const others = names.filter((name) => name !== own);
      const judge = unknown(others, `is not another block of ${plane}`, `Write ${either(others)}`);
      return mistakeOf(named, judge(named.written));
    });
  });

/** Reports the fields of forms for which forms.json has no words: their pages could not be rendered. */
export const checkFieldTexts: FileCheck = (file) => {
  if (file.contentType.type !== 'Forms') return [];
  const names = listOf(file.data, 'fieldTexts').map((entry) => textOf(entry, 'name'));
  return [...VISIBLE_CONTACT_FIELDS, ...keysOf(NEWSLETTER_FIELDS)]
    .filter((name) => !names.includes(name))
    .map((name) => {
      const remedy = `Write an object with "name": "${name}" and a label`;
      return mistakeAt(file, ['fieldTexts'], `has no words for ${name}`, remedy);
    });
};

import { fieldOf, listOf } from '../source/content-file';
import { mistakeAt } from '../source/mistake';
import type { FileCheck } from './check';

/** Reports a matrix among the excerpts of features that has not a cell for each column in every row. */
export const checkExcerpts: FileCheck = (file) =>
  listOf(fieldOf(file.data, 'features'), 'cards').flatMap((card, index) => {
    const excerpt = fieldOf(card, 'excerpt');
    const count = Math.max(listOf(excerpt, 'columns').length, 2);
    const isWhole = listOf(excerpt, 'rows').every((row) => listOf(row, 'cells').length === count);
    if (isWhole || fieldOf(excerpt, 'kind') !== 'matrix') return [];
    const place = ['features', 'cards', index, 'excerpt', 'rows'];
    return [mistakeAt(file, place, 'has a row without its cells', `Write ${count} cells in each`)];
  });

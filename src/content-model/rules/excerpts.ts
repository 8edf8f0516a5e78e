import { fieldOf } from '../source/content-file';
import { mistakeAt, valueAt, type FileCheck } from './check';

const listIn = (value: unknown, name: string): unknown[] => [fieldOf(value, name) ?? []].flat();

/** Reports a matrix among the excerpts of features that has not a cell for each column in every row. */
export const checkExcerpts: FileCheck = (file) =>
  listIn(valueAt(file.data, ['features']), 'cards').flatMap((card, index) => {
    const excerpt = fieldOf(card, 'excerpt');
    const count = Math.max(listIn(excerpt, 'columns').length, 2);
    const isWhole = listIn(excerpt, 'rows').every((row) => listIn(row, 'cells').length === count);
    if (isWhole || fieldOf(excerpt, 'kind') !== 'matrix') return [];
    const place = ['features', 'cards', index, 'excerpt', 'rows'];
    return [mistakeAt(file, place, 'has a row without its cells', `Write ${count} cells in each`)];
  });

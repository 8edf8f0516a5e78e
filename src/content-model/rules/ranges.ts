import { leavesOf } from '../source/content-file';
import { type FileCheck, mistakeAt, valueAt } from './check';

/** Reports a `max` below its `min`, such as in `mobileDigits` of forms.json. */
export const checkRanges: FileCheck = (file) =>
  leavesOf(file.data).flatMap(({ path, value }) => {
    const min = path.at(-1) === 'max' && valueAt(file.data, [...path.slice(0, -1), 'min']);
    return typeof min === 'number' && typeof value === 'number' && value < min
      ? [mistakeAt(file, path, `${value} is below min`, `Write ${min} or more`)]
      : [];
  });

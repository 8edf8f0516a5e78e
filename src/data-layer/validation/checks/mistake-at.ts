import type { Mistake } from '../mistake';
import { fieldName } from '../source/content-file';
import type { ContentFile, ValuePath } from '../source/content-file';

/** A mistake in a field of a file. */
export const mistakeAt = (
  file: ContentFile,
  path: ValuePath,
  problem: string,
  remedy: string,
): Mistake => ({
  file: file.file,
  line: file.lineOf(path),
  field: fieldName(path),
  problem,
  remedy,
});

/** A mistake in the text below the front matter. */
export const mistakeInBody = (
  { file }: ContentFile,
  line: number,
  problem: string,
  remedy: string,
): Mistake => ({ file, line, field: '', problem, remedy });

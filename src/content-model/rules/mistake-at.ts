import { fieldName, nameOf, type ContentFile, type ValuePath } from '../source/content-file';
import type { Mistake } from '../source/mistake';

/** A mistake in a field of a file; an empty path means the whole file. */
export const mistakeAt = (
  file: ContentFile,
  path: ValuePath,
  problem: string,
  remedy: string,
): Mistake => ({
  file: file.file,
  line: path.length > 0 ? file.lineOf(path) : 1,
  field: fieldName(path),
  problem,
  remedy,
});

/** A mistake of a whole file or folder, by its path below `content/`. */
export const mistakeInFile = (relativePath: string, problem: string, remedy: string): Mistake => ({
  file: nameOf(relativePath),
  line: 1,
  field: '',
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

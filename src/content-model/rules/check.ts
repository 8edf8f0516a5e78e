import { fieldName, nameOf, type ContentFile, type ValuePath } from '../source/content-file';
import type { Mistake, Words } from '../source/mistake';
import type { Content } from '../source/read-content';

/** Finds one kind of mistake in a file. */
export type FileCheck = (file: ContentFile, content: Content) => Mistake[];

/** Finds one kind of mistake in all of the content. */
export type Check = (content: Content) => Mistake[] | Promise<Mistake[]>;

/** A place in a file: the path of a field, empty for the whole file, or a line. */
export type Place = ValuePath | number;

/** A mistake at a place of a file. */
export function mistakeAt(
  { file, lineOf }: ContentFile,
  place: Place,
  problem: string,
  remedy: string,
): Mistake {
  if (typeof place === 'number') return { file, line: place, problem, remedy };
  const line = place.length > 0 ? lineOf(place) : 1;
  return { file, line, field: fieldName(place), problem, remedy };
}

/** A mistake of a whole file or folder, by its path below `content/`. */
export const mistakeInFile = (relativePath: string, problem: string, remedy: string): Mistake => ({
  file: nameOf(relativePath),
  line: 1,
  problem,
  remedy,
});

/** An address, a path or a name, and the place that names it. */
export interface Mention {
  file: ContentFile;
  place: Place;
  /** The address, path or name as written. */
  written: string;
}

/** Reports what is wrong with what a file names, if anything. The problem follows the written text. */
export const mistakeOf = (
  { file, place, written }: Mention,
  words: Words | undefined,
): Mistake[] =>
  words ? [mistakeAt(file, place, `${written} ${words.problem}`, words.remedy)] : [];

import { schemaAt } from '../schema/json-schema';
import { leavesOf, nameOf, type ContentFile, type ValuePath } from '../source/content-file';
import { mistakeAt, type Mistake, type Problem } from '../source/mistake';
import type { Content } from '../source/read-content';

/** Finds one kind of mistake in a file. */
export type FileCheck = (file: ContentFile) => Mistake[];

/** Finds one kind of mistake in all of the content. */
export type Check = (content: Content) => Mistake[] | Promise<Mistake[]>;

/** An address, a path or a name, and where it is written. */
export interface Mention {
  file: ContentFile;
  /** The path of a field, empty for the whole file, or a line. */
  place: ValuePath | number;
  /** The address, path or name. */
  written: string;
}

/** A mistake of a whole file or folder, by its path below `content/`. */
export const mistakeInFile = (relativePath: string, problem: string, remedy: string): Mistake => ({
  file: nameOf(relativePath),
  line: 1,
  problem,
  remedy,
});

/** Reports what is wrong with what a file names, if anything. The problem follows the written text. */
export const mistakeOf = (
  { file, place, written }: Mention,
  found: Problem | undefined,
): Mistake[] =>
  found ? [mistakeAt(file, place, `${written} ${found.problem}`, found.remedy)] : [];

/** All strings of a file for which the content schema expects one. */
export const textsOf = ({ data, schema: root }: ContentFile) =>
  leavesOf(data).flatMap(({ path, value }) => {
    const schema = schemaAt(root, path);
    return typeof value === 'string' && schema?.type === 'string'
      ? [{ path, text: value, schema }]
      : [];
  });

/** What a file's well-formed strings name whose fields have this directive. */
export const textsNaming = (file: ContentFile, directive: string) =>
  textsOf(file)
    .filter(({ text, schema: { format, pattern = '' } }) => {
      return format === directive && new RegExp(pattern).test(text);
    })
    .map(({ path: place, text: written }) => ({ file, place, written }));

/** Reports what is wrong with what those strings name, if anything is. */
export const judgeTexts = (
  file: ContentFile,
  directive: string,
  judge: (written: string) => Problem | undefined,
): Mistake[] =>
  textsNaming(file, directive).flatMap((named) => mistakeOf(named, judge(named.written)));

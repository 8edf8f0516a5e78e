import type { Mistake } from '../mistake';
import { fieldName } from './content-file';
import type { ValuePath } from './content-file';
import { repeatedFields } from './positions';
import type { Source } from './positions';

/** A mistake that does not yet know its file's name. */
export type Finding = Omit<Mistake, 'file'>;

/** What became of a file's text. */
export interface Parsed {
  findings: Finding[];
  /** What the file holds; undefined where it could not be understood. */
  content?: {
    data: unknown;
    lineOf: (path: ValuePath) => number;
    /** What stands below the front matter, and the line on which it begins. */
    body?: { text: string; line: number };
  };
}

/** A file that could not be understood, and why. */
export const unreadable = (line: number, problem: string, remedy: string): Parsed => ({
  findings: [{ line, field: '', problem, remedy }],
});

/** The line of a place in a text, from 1. */
export const lineAt = (text: string, offset: number): number =>
  text.slice(0, offset).split('\n').length;

/** The findings on fields that stand twice in their object. */
export const repetitions = (source: Source): Finding[] =>
  repeatedFields(source).map(({ path, line, lineBefore }) => ({
    line,
    field: fieldName(path),
    problem: `stands here and on line ${lineBefore}`,
    remedy: 'Remove one of the two',
  }));

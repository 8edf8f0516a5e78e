import type { ContentFile } from './content-file';
import type { Finding, Words } from './mistake';

/** The result of parsing a file. */
export interface Parsed {
  findings: Finding[];
  /** Undefined if the file could not be parsed. */
  content?: Pick<ContentFile, 'data' | 'lineOf' | 'writtenAt'> & {
    /** The text below the front matter, and its first line. */
    body?: { text: string; line: number };
  };
}

/** The result for a file that cannot be parsed. */
export const unreadable = (
  line: number,
  problem: string,
  remedy: string,
): Pick<Parsed, 'findings'> => ({
  findings: [{ line, problem, remedy }],
});

/** What to say of a field with the name of an earlier one. */
export const repeated = (earlierLine: number): Words => ({
  problem: `is also on line ${earlierLine}`,
  remedy: 'Remove one of the two',
});

/** The line at an offset of a text, from 1. */
export const lineAt = (text: string, offset: number): number =>
  text.slice(0, offset).split('\n').length;

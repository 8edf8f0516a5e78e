import type { ValuePath } from './content-file';
import type { Finding } from './mistake';

/** The result of parsing a file. */
export interface Parsed {
  findings: Finding[];
  /** Undefined if the file could not be parsed. */
  content?: {
    data: unknown;
    lineOf: (path: ValuePath) => number;
    /** A value as written, such as 0777, which is read as 777. */
    writtenAt: (path: ValuePath) => string | undefined;
    /** The text below the front matter, and its first line. */
    body?: { text: string; line: number };
  };
}

/** The result for a file that cannot be parsed. */
export const unreadable = (line: number, problem: string, remedy: string): Parsed => ({
  findings: [{ line, problem, remedy }],
});

/** The line at an offset of a text, from 1. */
export const lineAt = (text: string, offset: number): number =>
  text.slice(0, offset).split('\n').length;

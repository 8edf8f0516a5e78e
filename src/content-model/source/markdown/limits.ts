import type { Finding } from '../mistake';

/*
 * The time of Markdown's parser grows with the square of a paragraph's length, and its depth with nested quotations and
 * lists (micromark). No real text comes near these limits.
 */

/** Characters that may begin or end Markdown inside a line. */
const marks = /[*_~`[\]<>&@\\.]/g;
const longWord = /\S{1001}/;
const nested = /^(?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]))){21}/;

/** The effort of a line; that of a paragraph, a list or a table must stay below 1,000. */
const effortOf = (line: string) => 1 + line.length / 20 + (line.match(marks)?.length ?? 0);

/** Finds the first line of a text that would take the parser too long. */
export function excessIn(text: string): Finding | undefined {
  let effort = 0;
  for (const [index, words] of text.split(/\r\n?|\n/).entries()) {
    const line = index + 1;
    if (nested.test(words)) {
      const problem = 'has more than 20 quotations or lists inside each other';
      return { line, problem, remedy: 'Start the line with fewer marks' };
    }
    if (longWord.test(words)) {
      return { line, problem: 'has a word of more than 1000 characters', remedy: 'Shorten it' };
    }
    effort = words.trim() === '' ? 0 : effort + effortOf(words);
    if (effort > 1000) {
      const problem = 'is where a paragraph, list or table becomes too long';
      return { line, problem, remedy: 'Split it with an empty line' };
    }
  }
  return undefined;
}

import type { Finding } from '../mistake';

const nested = /^(?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]))){21}/;

/** Finds a line of so many nested quotations and lists that no page can show it, and that the parser would overflow. */
export function excessIn(text: string): Finding | undefined {
  const index = text.split('\n').findIndex((line) => nested.test(line));
  if (index === -1) return undefined;
  const problem = 'has more than 20 quotations or lists inside each other';
  return { line: index + 1, problem, remedy: 'Start the line with fewer marks' };
}

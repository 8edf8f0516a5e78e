import { readFileSync } from 'node:fs';
import type { Answer } from './asked';

/** The table of addresses and answers: `=` for the same as `host/`, or an answer with the number of its reason. */
export const tableFile = 'docs/hosts.md';

const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll('`', ''));

/** A cell without the number of its reason. */
export const withoutReason = (cell = ''): string => cell.replace(/ \[\d+\]$/, '');

/** The table: its hosts, `host/` first, and its rows with a cell for each. */
export function readTable() {
  const [head = '', , ...lines] = readFileSync(tableFile, 'utf8').match(/^\|.*$/gm) ?? [];
  const rows = lines.map((line) => {
    const [address = '', ...cells] = cellsOf(line);
    return { line, address, cells };
  });
  return { hosts: cellsOf(head).slice(1), rows };
}

/** The cell for an answer beside that of `host/`. */
export function cellFor(answer: Answer, ours: Answer): string {
  if (answer.words !== ours.words) return answer.words;
  return answer.headers === ours.headers ? '=' : `${answer.words}, with ${answer.headers}`;
}

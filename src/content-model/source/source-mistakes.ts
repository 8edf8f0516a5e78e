import { unwantedIn } from './characters';
import type { Finding } from './mistake';
import { lineAt } from './parsed';

/** The lines that Git leaves where two versions differ (https://git-scm.com/docs/git-merge#_how_conflicts_are_presented). */
const marker = /^(?:<{7}|>{7}|\|{7}|={7})(?: .*)?$/;

/** A finding for each conflict, from its first to its last line. */
function conflicts(lines: readonly string[]): Finding[] {
  const findings: Finding[] = [];
  let isOpen = false;
  for (const [index, line] of lines.entries()) {
    if (!marker.test(line)) continue;
    if (!isOpen) {
      const problem = `has a merge conflict: ${line}`;
      const remedy =
        'Keep one of the two versions, and remove the lines <<<<<<<, ======= and >>>>>>>';
      findings.push({ line: index + 1, problem, remedy });
    }
    isOpen = !line.startsWith('>');
  }
  return findings;
}

/**
 * What is wrong with a text before it is parsed, in any kind of file: merge conflicts, invisible characters, and old
 * Mac line endings.
 */
export function sourceMistakes(text: string): Finding[] {
  const findings = conflicts(text.split(/\r?\n/));
  for (const { name, index, remedy } of unwantedIn(text)) {
    findings.push({
      line: lineAt(text, index),
      problem: `has the character ${name}`,
      remedy: `${remedy}, or run npm run content:check -- --fix`,
    });
  }
  const lonely = /\r(?!\n)/.exec(text);
  if (lonely) {
    const problem = 'has old Mac line endings (CR)';
    const remedy = 'Save it with LF line endings';
    findings.push({ line: lineAt(text, lonely.index), problem, remedy });
  }
  return findings;
}

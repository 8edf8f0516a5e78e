import type { Finding } from './mistake';
import { lineAt } from './parsed';

/** The lines that Git leaves where two versions differ (https://git-scm.com/docs/git-merge#_how_conflicts_are_presented). */
const marker = /^(?:<{7}|>{7}|\|{7}|={7})(?: .*)?$/;

/** A finding for each conflict, from its first to its last line. Alone, ======= underlines a heading. */
function conflicts(lines: readonly string[]): Finding[] {
  const findings: Finding[] = [];
  let isOpen = false;
  for (const [index, line] of lines.entries()) {
    if (!marker.test(line) || (!isOpen && line.startsWith('='))) continue;
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

/** Control characters and code points that are no characters, which XML forbids (https://www.w3.org/TR/xml/#charsets). */
const control = /(?![\t\n\r])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/u;

/** The name of the first control character in a text, such as `U+0010`, and its place. */
export function controlCharacterIn(text: string): { name: string; index: number } | undefined {
  const match = control.exec(text);
  const code = match?.[0].codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  return match ? { name: `U+${code}`, index: match.index } : undefined;
}

/** What is wrong with a text before it is parsed: merge conflicts, control characters and old Mac line endings. */
export function sourceMistakes(text: string): Finding[] {
  const findings = conflicts(text.split(/\r?\n/));
  const character = controlCharacterIn(text);
  if (character) {
    findings.push({
      line: lineAt(text, character.index),
      problem: `has the character ${character.name} (invisible)`,
      remedy: 'Remove it',
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

import type { Finding } from './mistake';
import { lineAt } from './parsed';

/**
 * A line that Git leaves where two versions differ (https://git-scm.com/docs/git-merge#_how_conflicts_are_presented).
 * The line ======= may also underline a heading.
 */
const conflict = /^(?:<{7}|>{7}|\|{7})(?: .*)?$/m;

/** Control characters and code points that are no characters, which XML forbids (https://www.w3.org/TR/xml/#charsets). */
const control = /(?![\t\n\r])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/u;

/** The name of the first control character in a text, such as `U+0010`, and its place. */
export function controlCharacterIn(text: string): { name: string; index: number } | undefined {
  const match = control.exec(text);
  const code = match?.[0].codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  return match ? { name: `U+${code}`, index: match.index } : undefined;
}

/** What is wrong with a text before it is parsed: a merge conflict or a control character. */
export function sourceMistakes(text: string): Finding[] {
  const findings: Finding[] = [];
  const marker = conflict.exec(text);
  if (marker) {
    const problem = `has a merge conflict: ${marker[0].trim()}`;
    const remedy =
      'Keep one of the two versions, and remove the lines <<<<<<<, ======= and >>>>>>>';
    findings.push({ line: lineAt(text, marker.index), problem, remedy });
  }
  const character = controlCharacterIn(text);
  if (character) {
    const problem = `has the character ${character.name} (invisible)`;
    findings.push({ line: lineAt(text, character.index), problem, remedy: 'Remove it' });
  }
  return findings;
}

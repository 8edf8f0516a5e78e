import { readFileSync, statSync } from 'node:fs';
import { lineAt, type Parsed, type Problem } from './mistake';
import { fileSize } from './words';

/** The maximum size of a text, in bytes: about 60,000 words. */
const largest = 500_000;

/** Reads a text file, with line endings as on Linux, or says why it is not one: too large, or not UTF-8. */
export function readText(absolutePath: string): string | Problem {
  const { size } = statSync(absolutePath);
  if (size > largest) {
    const problem = `has ${fileSize(size)}, but at most ${fileSize(largest)} are allowed`;
    return { problem, remedy: 'Shorten the text; keep pictures and files beside it' };
  }
  const bytes = readFileSync(absolutePath);
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    if (text.startsWith('\uFEFF')) {
      return { problem: 'begins with a byte-order mark', remedy: 'Save it as UTF-8 without BOM' };
    }
    if (!text.includes('\0')) return text.replaceAll('\r\n', '\n');
  } catch {
    // Not UTF-8: reported below, together with NUL bytes.
  }
  return { problem: 'is not UTF-8 text', remedy: 'Save it as UTF-8, or restore the file' };
}

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
export function sourceMistakes(text: string): Parsed['findings'] {
  const findings: Parsed['findings'] = [];
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

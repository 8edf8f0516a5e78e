import { isUtf8 } from 'node:buffer';
import { readFileSync, statSync } from 'node:fs';
import { lineAt, unreadable, type Unreadable } from './mistake';
import { fileSize } from './words';

/** The maximum size of a text, in bytes: about 60,000 words. */
const largest = 500_000;

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

/** Reads a text file, with line endings as on Linux, or says why it cannot be parsed. */
export function readText(absolutePath: string): string | Unreadable {
  const { size } = statSync(absolutePath);
  if (size > largest) {
    const problem = `has ${fileSize(size)}, but at most ${fileSize(largest)} are allowed`;
    return unreadable(1, problem, 'Shorten the text; keep pictures and files beside it');
  }
  const bytes = readFileSync(absolutePath);
  if (!isUtf8(bytes) || bytes.includes(0)) {
    return unreadable(1, 'is not UTF-8 text', 'Save it as UTF-8, or restore the file');
  }
  const text = bytes.toString().replaceAll('\r\n', '\n');
  if (text.startsWith('\uFEFF')) {
    return unreadable(1, 'begins with a byte-order mark', 'Save it as UTF-8 without BOM');
  }
  const marker = conflict.exec(text);
  if (marker) {
    const problem = `has a merge conflict: ${marker[0].trim()}`;
    const remedy =
      'Keep one of the two versions, and remove the lines <<<<<<<, ======= and >>>>>>>';
    return unreadable(lineAt(text, marker.index), problem, remedy);
  }
  const character = controlCharacterIn(text);
  if (!character) return text;
  const problem = `has the character ${character.name} (invisible)`;
  return unreadable(lineAt(text, character.index), problem, 'Remove it');
}

import { readFileSync, statSync } from 'node:fs';
import type { Words } from './mistake';
import { fileSize } from './words';

/** The maximum size of a text, in bytes: about 60,000 words. */
const largest = 500_000;

/** Reads a text file, with line endings as on Linux, or says why it is not one: too large, or not UTF-8. */
export function readText(absolutePath: string): string | Words {
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

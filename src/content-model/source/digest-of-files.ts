import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** A digest of the contents of files, for what has to be made again when one of them changes. */
export const digestOfFiles = (files: readonly string[]): string =>
  hash('sha256', files.map((file) => readFileSync(file, 'latin1')).join('\n'));

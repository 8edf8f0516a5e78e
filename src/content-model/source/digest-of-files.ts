import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/**
 * A digest of the contents of files, for what has to be made again when one of them changes. It is the same on file
 * systems that list them in another order.
 */
export const digestOfFiles = (files: readonly string[]): string => {
  const contents = files.toSorted().map((file) => readFileSync(file, 'latin1'));
  return hash('sha256', contents.join('\n'));
};

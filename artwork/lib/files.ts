import { fileURLToPath } from 'node:url';

/** The absolute path of a file that is named from the repository's root. */
export const fromRoot = (file: string): string =>
  fileURLToPath(new URL(`../../${file}`, import.meta.url));

import { fileURLToPath } from 'node:url';

/** The absolute path of a file, from its path in the repository. */
export const fromRoot = (file: string): string =>
  fileURLToPath(new URL(`../../${file}`, import.meta.url));

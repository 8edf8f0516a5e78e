import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Hidden files and folders, and files that Windows and Macs put into a folder on their own. */
const leftover = /(?:^|\/)(?:\.|thumbs\.db$|desktop\.ini$|icon\r$)/i;

/** A path with slashes, as in Gatsby and Git. */
export const withSlashes = (file: string, { sep } = path): string => file.split(sep).join('/');

/**
 * The relative paths of the files in a folder and its subfolders, without leftovers and symbolic links, which could lead
 * out of the folder. Throws if it cannot be read.
 */
export const listFolder = (root: string): ReadonlySet<string> =>
  new Set(
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => withSlashes(path.relative(root, path.join(parentPath, name))))
      .filter((file) => !leftover.test(file)),
  );

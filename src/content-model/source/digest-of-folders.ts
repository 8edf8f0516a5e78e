import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFolder } from './folder';

/**
 * The digest of the names and contents of all files in folders.
 *
 * @param extension leaves out files with another one
 */
export function digestOfFolders(folders: readonly string[], extension = ''): string {
  const hash = createHash('sha256');
  for (const folder of folders) {
    const files = [...listFolder(folder).files].filter((file) => file.endsWith(extension));
    for (const file of files.sort()) {
      hash
        .update(`${file}\0`)
        .update(readFileSync(path.join(folder, file)))
        .update('\0');
    }
  }
  return hash.digest('hex');
}

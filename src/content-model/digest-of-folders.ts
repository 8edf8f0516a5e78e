import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The digest of the names and contents of all files in folders.
 *
 * @param extension leaves out files with another one
 */
export function digestOfFolders(folders: readonly string[], extension = ''): string {
  const hash = createHash('sha256');
  for (const folder of folders) {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith(extension))
      .map(({ parentPath, name }) => path.join(parentPath, name))
      .sort();
    for (const file of files) {
      hash
        .update(`${path.relative(folder, file)}\0`)
        .update(readFileSync(file))
        .update('\0');
    }
  }
  return hash.digest('hex');
}

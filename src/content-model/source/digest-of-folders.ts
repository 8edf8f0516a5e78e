import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFolder } from './folder';

/** The digest of the names and contents of all files in folders that end in `extension`. */
export const digestOfFolders = (folders: readonly string[], extension = ''): string =>
  hash(
    'sha256',
    folders
      .flatMap((folder) => [...listFolder(folder)].sort().map((file) => [folder, file]))
      .filter(([, file]) => file?.endsWith(extension))
      .map((parts) => `${parts.join('/')}\0${readFileSync(path.join(...parts), 'latin1')}`)
      .join('\0'),
  );

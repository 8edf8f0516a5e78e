import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** The contents of a folder and its subfolders. Paths are relative, with `/` as separator. */
export interface Folder {
  files: ReadonlySet<string>;
  folders: ReadonlySet<string>;
  /** Everything else, such as a broken link. */
  broken: ReadonlySet<string>;
}

const isHidden = (name: string) => name.startsWith('.');

const leadsToFile = (link: string) => statSync(link, { throwIfNoEntry: false })?.isFile() === true;

/** Lists a folder without its hidden files. Throws if it cannot be read. */
export function listFolder(root: string): Folder {
  const files = new Set<string>();
  const folders = new Set<string>();
  const broken = new Set<string>();

  function list(folder: string): void {
    for (const entry of readdirSync(path.join(root, folder), { withFileTypes: true })) {
      if (isHidden(entry.name)) continue;
      const place = path.posix.join(folder, entry.name);
      if (entry.isDirectory()) {
        folders.add(place);
        list(place);
      } else if (entry.isFile() || leadsToFile(path.join(root, place))) files.add(place);
      else broken.add(place);
    }
  }

  list('');
  return { files, folders, broken };
}

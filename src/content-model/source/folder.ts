import { readdirSync, type Dirent } from 'node:fs';
import path from 'node:path';

/** The contents of a folder and its subfolders. Paths are relative, with `/` as separator. */
export interface Folder {
  files: ReadonlySet<string>;
  folders: ReadonlySet<string>;
  /** Everything else, such as symbolic links, which could lead out of the folder. */
  links: ReadonlySet<string>;
}

/** Hidden files of systems and editors. Hidden Markdown and JSON counts as content, since Gatsby reads it. */
const isLeftover = (entry: Dirent) =>
  entry.name.startsWith('.') && !(entry.isFile() && /\.(md|json)$/.test(entry.name));

/** Lists a folder without those files. Throws if it cannot be read. */
export function listFolder(root: string): Folder {
  const files = new Set<string>();
  const folders = new Set<string>();
  const links = new Set<string>();

  function list(folder: string): void {
    for (const entry of readdirSync(path.join(root, folder), { withFileTypes: true })) {
      if (isLeftover(entry)) continue;
      const place = path.posix.join(folder, entry.name);
      if (entry.isDirectory()) {
        folders.add(place);
        list(place);
      } else if (entry.isFile()) files.add(place);
      else links.add(place);
    }
  }

  list('');
  return { files, folders, links };
}

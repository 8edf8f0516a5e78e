import { readdirSync, type Dirent } from 'node:fs';
import path from 'node:path';

/**
 * Files that Windows, Macs and editors put into a folder on their own. Hidden Markdown and JSON counts as content, since
 * Gatsby reads it.
 */
const isLeftover = (entry: Dirent) =>
  /^(?:\.|thumbs\.db$|desktop\.ini$|icon\r$)/i.test(entry.name) &&
  !(entry.isFile() && /\.(md|json)$/.test(entry.name));

/**
 * Lists a folder and its subfolders without those files. Throws if it cannot be read.
 *
 * @returns relative paths, with `/` as separator; `links` are everything else, such as symbolic links, which could lead
 * out of the folder
 */
export function listFolder(root: string) {
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

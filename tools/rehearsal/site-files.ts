import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The folder that `npm run rehearse` publishes. */
export const publicFolder = path.resolve('.rehearsal/public');

/** The text of each file of that folder whose name matches, by its path. */
export const readTexts = (name: RegExp): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(publicFolder, { recursive: true, withFileTypes: true })
      // Folders can have such names, too: page-data/404.html.
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(publicFolder, path.join(entry.parentPath, entry.name)))
      .filter((file) => name.test(file))
      .map((file) => [file, readFileSync(path.join(publicFolder, file), 'utf8')]),
  );

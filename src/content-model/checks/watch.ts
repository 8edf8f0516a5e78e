import { readdirSync, watch } from 'node:fs';
import type { FSWatcher } from 'node:fs';
import path from 'node:path';

/** Debounce in milliseconds: editors write a file in several steps. */
const pause = 200;

const foldersOf = (folder: string): string[] => [
  folder,
  ...readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => path.join(entry.parentPath, entry.name)),
];

/**
 * Calls a function after changes in `content/`, debounced. Watches each folder by itself: on Linux, `recursive` loses
 * a file that an editor replaces (https://github.com/nodejs/node/pull/52879).
 *
 * @param root the folder in which `content/` stands
 * @returns a function that stops watching
 */
export function watchContent(root: string, onChange: () => void): () => void {
  const watchers = new Map<string, FSWatcher>();
  let timer: NodeJS.Timeout | undefined;

  function rest(): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      watchFolders();
      onChange();
    }, pause);
  }

  function watchFolders(): void {
    const folders = new Set(foldersOf(path.join(root, 'content')));
    for (const [folder, watcher] of watchers) {
      if (folders.has(folder)) continue;
      watcher.close();
      watchers.delete(folder);
    }
    for (const folder of folders) {
      if (!watchers.has(folder)) watchers.set(folder, watch(folder, rest));
    }
  }

  watchFolders();
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers.values()) watcher.close();
  };
}

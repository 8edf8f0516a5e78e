import { watch } from 'node:fs';
import path from 'node:path';

/** Milliseconds without a change after which the content is looked at: editors write a file in several steps. */
const pause = 200;

/**
 * Calls a function after every change in `content/`, once the changes have come to rest.
 *
 * @param root the folder in which `content/` stands
 * @returns a function that ends the watching
 */
export function watchContent(root: string, onChange: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch(path.join(root, 'content'), { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(onChange, pause);
  });
  return () => {
    clearTimeout(timer);
    watcher.close();
  };
}

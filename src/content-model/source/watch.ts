import { once } from 'node:events';
import path from 'node:path';
import { watch } from 'chokidar';

/** Debounce in milliseconds: editors write a file in several steps. */
const pause = 200;

/**
 * Calls a function after changes in `content/`, debounced.
 *
 * @param root the folder that contains `content/`
 * @returns a function that stops watching, once changes are seen
 */
export async function watchContent(
  root: string,
  onChange: () => void,
): Promise<() => Promise<void>> {
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch(path.join(root, 'content'), { ignoreInitial: true }).on('all', () => {
    clearTimeout(timer);
    timer = setTimeout(onChange, pause);
  });
  await once(watcher, 'ready');
  return () => {
    clearTimeout(timer);
    return watcher.close();
  };
}

import { once } from 'node:events';
import path from 'node:path';
import { watch } from 'chokidar';

/** Debounce in milliseconds: editors write a file in several steps. */
const pause = 200;

/**
 * Calls a function after changes in `content/`, debounced. Resolves once changes are seen.
 *
 * @param root the folder that contains `content/`
 */
export async function watchContent(root: string, onChange: () => void): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch(path.join(root, 'content'), { ignoreInitial: true }).on('all', () => {
    clearTimeout(timer);
    timer = setTimeout(onChange, pause);
  });
  await once(watcher, 'ready');
}

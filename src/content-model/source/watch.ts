import { once } from 'node:events';
import path from 'node:path';
import { watch } from 'chokidar';

/** Debounce in milliseconds: editors write a file in several steps. */
const pause = 200;

/**
 * Calls a function at once and after changes in `content/`, debounced. A call begins after the end of the one before, so
 * that the last one has the last word. Resolves once changes are seen.
 *
 * @param root the folder that contains `content/`
 * @param check If it rejects, as for a file that is removed while it is read, the reason is printed.
 */
export async function watchContent(root: string, check: () => Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let checks: Promise<unknown> = Promise.resolve();

  const call = () => {
    const print = (reason: unknown) => console.error(`content: ${String(reason)}`);
    checks = checks.then(check).catch(print);
  };
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(call, pause);
  };

  call();
  await once(watch(path.join(root, 'content'), { ignoreInitial: true }).on('all', wait), 'ready');
}

import { existsSync, realpathSync } from 'node:fs';
import { nodeMistake } from './run/node-version.mjs';

/**
 * Runs the command of a file, with the words behind it, unless the file is only imported. The process exits with the
 * number that the command returns, or with 1 and the error's message.
 */
export function runCommand(file: string, command: (args: string[]) => unknown): void {
  const mistake = nodeMistake();
  if (mistake) throw new Error(mistake);
  // A project may be reached through a link, and Windows has drive letters in either case.
  const [, started = ''] = process.argv;
  // In jest, `import.meta.filename` is undefined.
  if (!file || !existsSync(started)) return;
  if (realpathSync.native(started) !== realpathSync.native(file)) return;
  new Promise((resolve) => resolve(command(process.argv.slice(2)))).then(
    (status) => {
      if (typeof status === 'number') process.exitCode = status;
    },
    (reason: unknown) => {
      console.error(reason instanceof Error ? reason.message : reason);
      process.exitCode = 1;
    },
  );
}

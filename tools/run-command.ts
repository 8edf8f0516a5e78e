import { existsSync, realpathSync } from 'node:fs';

/**
 * Runs the command of a file, with the words behind it, unless the file is only imported. The process exits with the
 * number that the command returns, or with 1 and the error's message.
 */
export function runCommand(file: string, command: (args: string[]) => unknown): void {
  // A project may be reached through a link, and Windows has drive letters in either case.
  const [, started = ''] = process.argv;
  // In jest, `import.meta.filename` is undefined, and on a Node on which nothing would run.
  if (!file && !process.env.JEST_WORKER_ID) {
    throw new Error(`Node ${process.version} is too old. Install version 24, or 22 from 22.12 on.`);
  }
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

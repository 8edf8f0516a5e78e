import { existsSync, realpathSync } from 'node:fs';

/**
 * Runs the command of a file, with the words behind it, unless the file is only imported. The process exits with the
 * number that the command returns, or with 1 and the error's message.
 */
export function runCommand(file: string, command: (args: string[]) => unknown): void {
  const [, started = ''] = process.argv;
  // In jest, `import.meta.filename` is undefined.
  if (!file || !existsSync(started) || realpathSync(started) !== realpathSync(file)) return;
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

/** Starts npm and Node so that Windows finds them, too: `npm` and `npx` are scripts there, which nothing but a shell runs. */
import { existsSync } from 'node:fs';

/**
 * What starts npm: Node with npm's own file, which npm tells the scripts that it runs; without npm, a shell finds it.
 *
 * @returns the command, its first arguments, and the options for `spawn`
 */
export function npmCommand({ npm_execpath: file } = process.env, platform = process.platform) {
  if (file && /\.c?js$/.test(file) && existsSync(file)) {
    return { command: process.execPath, start: [file], options: {} };
  }
  return { command: 'npm', start: [], options: { shell: platform === 'win32' } };
}

/** The arguments with which Node runs a TypeScript file. */
export const typeScript = (file) => ['--import', 'tsx', file];

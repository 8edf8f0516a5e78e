/** Runs the parts of a command, which are command lines by name. */
import { spawn } from 'node:child_process';
import { Readable } from 'node:stream';

/** The entries of `all` that the command line names, or all of them. Exits if it names something else. */
export function chosen(all) {
  const names = process.argv.slice(2);
  const unknown = names.find((name) => !Object.hasOwn(all, name));
  if (unknown) {
    console.error(`There is no "${unknown}". Choose from: ${Object.keys(all).join(', ')}`);
    process.exit(1);
  }
  return Object.entries(all).filter(([name]) => names.length === 0 || names.includes(name));
}

async function runPart([name, line]) {
  const started = Date.now();
  const command = spawn(line, { shell: true });
  let output = '';
  const append = (text) => (output += text);
  command.stdout.on('data', append);
  command.stderr.on('data', append);
  const status = await new Promise((resolve) => command.once('close', resolve));
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`${status === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
  if (status === 0) return;
  console.log(output);
  process.exitCode = 1;
}

/**
 * Runs command lines in the system's shell, two at a time, and prints the output of those that fail. Sets the exit code
 * if one fails.
 */
export const runSideBySide = (parts) => Readable.from(parts).forEach(runPart, { concurrency: 2 });

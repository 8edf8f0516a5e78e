/** Runs command lines side by side. */
import { spawn } from 'node:child_process';
import { Readable } from 'node:stream';

async function runLine([name, line]) {
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
 * Runs named command lines in the system's shell, two at a time, and prints the output of those that fail. Sets the exit
 * code if one fails.
 */
export const runSideBySide = (lines) => Readable.from(lines).forEach(runLine, { concurrency: 2 });

/**
 * `npm run check`: runs all checks that need no build, two at a time, and prints the output of failed ones.
 * `npm run check -- --no-lint` skips one.
 */
import { spawn } from 'node:child_process';
import { npmCommand } from './npm.mjs';

// The slowest first, so that both lanes finish at about the same time.
const queue = [
  'test:unit',
  'types',
  'lint',
  'format:check',
  'unused',
  'lint:styles',
  'content:check',
  'licences',
].filter((name) => !process.argv.includes(`--no-${name}`));

const npm = npmCommand();

async function runCheck(name) {
  const started = Date.now();
  const command = spawn(npm.command, [...npm.start, 'run', '--silent', name], npm.options);
  let output = '';
  const append = (text) => (output += text);
  command.stdout.on('data', append);
  command.stderr.on('data', append);
  command.once('error', ({ message }) => append(`npm could not be started: ${message}`));
  const status = await new Promise((resolve) => command.once('close', resolve));
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`${status === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
  if (status === 0) return;
  console.log(output);
  process.exitCode = 1;
}

async function runLane() {
  for (let name = queue.shift(); name; name = queue.shift()) await runCheck(name);
}

await Promise.all([runLane(), runLane()]);

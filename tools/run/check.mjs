/**
 * `npm run check`: runs all checks that need no build, two at a time, and prints the output of failed ones.
 * `npm run check -- --no-lint` skips one.
 */
import { spawn } from 'node:child_process';

// The slowest first, so that both lanes finish at about the same time.
const queue = [
  'types',
  'lint',
  'lint:styles',
  'test:unit',
  'unused',
  'format:check',
  'licences',
  'content:check',
].filter((name) => !process.argv.includes(`--no-${name}`));

async function runCheck(name) {
  const started = Date.now();
  const command = spawn('npm', ['run', '--silent', name]);
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

async function runLane() {
  for (let name = queue.shift(); name; name = queue.shift()) await runCheck(name);
}

await Promise.all([runLane(), runLane()]);

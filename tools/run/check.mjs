/**
 * `npm run check`: every check that needs no build, two at a time. Prints the output of those that fail.
 * `npm run check -- --no-lint` leaves one out.
 */
import { spawn } from 'node:child_process';

// The longest first, so that both lanes end at about the same time.
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
  const keep = (text) => (output += text);
  command.stdout.on('data', keep);
  command.stderr.on('data', keep);
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

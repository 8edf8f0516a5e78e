/**
 * `npm run check`: runs all checks that need no build, two at a time, and prints the output of failed ones.
 * `npm run check -- lint types` runs these two only.
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { chosen } from './chosen.mjs';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

// The slowest first, so that both lanes finish at about the same time.
const queue = chosen({
  unit: 'jest --maxWorkers 2 __tests__/unit/',
  types: scripts.types,
  lint: scripts.lint,
  format: 'prettier --check --cache --log-level warn . && tsx tools/format-content.ts --check',
  unused: 'knip --no-config-hints',
  styles: 'stylelint --cache --cache-location node_modules/.cache/stylelint/ "src/**/*.css"',
  content: scripts['content:check'],
  licences: 'tsx tools/licences.ts',
});

async function runCheck([name, line]) {
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

async function runLane() {
  for (let check = queue.shift(); check; check = queue.shift()) await runCheck(check);
}

await Promise.all([runLane(), runLane()]);

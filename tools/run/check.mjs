/**
 * `npm run check`: runs all checks that need no build, two at a time, and prints the output of failed ones.
 * `npm run check -- lint types` runs these two only.
 */
import { readFileSync } from 'node:fs';
import { installProgram } from './install.mjs';
import { chosen, runSideBySide } from './parts.mjs';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

// The slowest first, so that both lanes finish at about the same time.
const checks = chosen({
  unit: 'jest --maxWorkers 2',
  types: 'node node_modules/typescript-7/bin/tsc',
  lint: 'eslint --cache --cache-location node_modules/.cache/eslint/ .',
  format: 'prettier --check --cache --log-level warn .',
  unused: 'knip --no-config-hints --cache',
  styles: 'stylelint --cache --cache-location node_modules/.cache/stylelint/ "src/**/*.css"',
  content: scripts['content:check'],
});

if (checks.some(([name]) => name === 'unit')) installProgram('java');
await runSideBySide(checks);

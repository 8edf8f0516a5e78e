/**
 * `npm run check`: runs all checks that need no build, two at a time, and prints the output of failed ones.
 * `npm run check -- lint types` runs these two only.
 */
import { readFileSync } from 'node:fs';
import { chosen } from './chosen.mjs';
import { runSideBySide } from './lanes.mjs';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

// The slowest first, so that both lanes finish at about the same time.
const checks = chosen({
  unit: 'jest --maxWorkers 2 __tests__/unit/',
  types: scripts.types,
  lint: scripts.lint,
  format:
    'prettier --check --cache --log-level warn . && node --import tsx tools/format-content.ts --check',
  unused: 'knip --no-config-hints --cache',
  styles: 'stylelint --cache --cache-location node_modules/.cache/stylelint/ "src/**/*.css"',
  content: scripts['content:check'],
  licences: 'node --import tsx tools/licences.ts',
});

await runSideBySide(checks);

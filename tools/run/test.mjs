/**
 * `npm test`: installs packages and programs and runs all checks, the fastest first. `npm test -- build firefox` runs these
 * two only; what is not part of every test runs each night (.github/workflows/nightly-checks.yml).
 */
import './folder.mjs';
import { chosen } from './chosen.mjs';
import { installPackages, installPrograms, run } from './install.mjs';
import { runSideBySide } from './lanes.mjs';

const everyTime = {
  check: 'npm run --silent check',
  build: 'node --import tsx tools/site/build-for-tests.ts',
  bundle: 'npm run --silent bundle',
  e2e: 'playwright test --project site --project translated',
  develop: 'jest __tests__/develop/develop',
  deploy: 'npm run --silent rehearse && jest __tests__/deploy/rehearsal __tests__/deploy/hosts',
  editor: 'jest __tests__/develop/editor',
};

const eachNight = {
  builds: 'jest __tests__/deploy/warm-builds',
  firefox: 'jest __tests__/browsers/firefox',
  webkit: 'xvfb-run --auto-servernum jest __tests__/browsers/webkit',
  redis: 'jest __tests__/redis/',
  validators: 'jest __tests__/validators/',
  plain: 'node tools/run/test-plain.mjs',
};

/** Parts that one process does most of the time. They run last, two at a time. */
const singles = new Set(['develop', 'deploy', 'editor']);

const parts = chosen({ ...everyTime, ...eachNight }, Object.keys(everyTime));
installPackages();
if (process.argv.length === 2) installPrograms();
for (const [name, line] of parts.filter(([name]) => !singles.has(name))) {
  console.log(`\n— ${name}`);
  run(line);
}
const last = parts.filter(([name]) => singles.has(name));
if (last.length > 0) console.log(`\n— ${last.map(([name]) => name).join(', ')}`);
await runSideBySide(last);
if (!process.exitCode) console.log('\nEvery check passed.');

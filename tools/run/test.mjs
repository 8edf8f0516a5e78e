/** `npm test`: installs packages and programs and runs all checks. `npm test -- build e2e` runs these two only. */
import { installPackages, installProgram, run } from './install.mjs';
import { chosen, runSideBySide } from './parts.mjs';

const parts = chosen({
  check: 'npm run --silent check',
  build: 'node --import tsx tools/site/build-for-tests.ts',
  built: 'jest --testMatch "**/built/*.test.ts"',
  e2e: 'playwright test --project site --project translated',
  develop: 'jest --testMatch "**/develop/develop.test.ts"',
  deploy:
    'node --import tsx tools/rehearsal/rehearse.ts && jest --testMatch "**/deploy/rehearsal.test.ts"',
});

/** Parts that one process does most of the time. They run last, two at a time. */
const singles = ['develop', 'deploy'];

installPackages();
installProgram('browser');
installProgram('java');
for (const [name, line] of parts.filter(([name]) => !singles.includes(name))) {
  console.log(`\n— ${name}`);
  run(line);
}
await runSideBySide(parts.filter(([name]) => singles.includes(name)));
if (!process.exitCode) console.log('\nEvery check passed.');

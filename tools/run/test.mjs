/** `npm test`: installs packages and programs and runs all checks. `npm test -- build e2e` runs these two only. */
import { installPackages, installProgram, run } from './install.mjs';
import { chosen } from './parts.mjs';

const parts = chosen({
  check: 'npm run --silent check',
  build: 'node --import tsx tools/site/build-for-tests.ts',
  built: 'jest --testMatch "**/built/*.test.ts"',
  e2e: 'playwright test --project site --project pages --project translated',
});

await installPackages();
installProgram('browser');
installProgram('java');
for (const [name, line] of parts) {
  console.log(`\n— ${name}`);
  run(line);
}
console.log('\nEvery check passed.');

/** `npm test`: installs packages, a browser and Java, and runs all checks, the fastest first. */
import './folder.mjs';
import { installPackages, installPrograms, run } from './install.mjs';

installPackages();
installPrograms();

const checks = ['check', 'build:test', 'bundle', 'test:e2e', 'test:deploy', 'test:develop'];
for (const check of checks) {
  console.log(`\n— ${check}`);
  run('npm', ['run', '--silent', check]);
}
console.log('\nEvery check passed.');

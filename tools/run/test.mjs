/** `npm test`: installs packages, a browser and Java, and runs all checks, the fastest first. */
import { installBrowser, installJava, installPackages, run } from './install.mjs';

installPackages();
installBrowser();
installJava();

const checks = ['check', 'build:test', 'bundle', 'test:e2e', 'test:deploy', 'test:develop'];
for (const check of checks) {
  console.log(`\n— ${check}`);
  run('npm', ['run', '--silent', check]);
}
console.log('\nEvery check passed.');

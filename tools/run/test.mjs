/** `npm test`: from a fresh clone, every check there is, the quick ones first. */
import { installBrowser, installPackages, run } from './install.mjs';

installPackages();
installBrowser();

const checks = ['check', 'build:test', 'bundle', 'test:e2e', 'test:deploy', 'test:develop'];
for (const check of checks) {
  console.log(`\n— ${check}`);
  run('npm', ['run', '--silent', check]);
}
console.log('\nEvery check passed.');

/**
 * `npm run licences`: how many packages of the lock file stand under which licence, and what their install scripts
 * would do. Ends with 1 and a line for each package whose licence or script is not in `accepted.ts`.
 */
import { readFileSync } from 'node:fs';
import { exceptions, installScripts } from './accepted';
import { counts, problems, runsNoScripts } from './check';
import { lockedPackages } from './lock';

const packages = lockedPackages('.');
for (const [licence, count] of counts(packages)) {
  console.log(`${String(count).padStart(5)} ${licence}`);
}
console.log('\nAccepted from these packages only:');
for (const { licence, why } of exceptions) console.log(`  ${licence}: ${why}`);
console.log('\nInstall scripts, none of which is run:');
for (const [name, what] of Object.entries(installScripts)) console.log(`  ${name}: ${what}`);

const lines = problems(packages);
if (!runsNoScripts(readFileSync('.npmrc', 'utf8'))) {
  lines.push('.npmrc lets install scripts run: write ignore-scripts=true');
}
if (lines.length > 0) {
  console.error(`\n${lines.join('\n')}`);
  process.exitCode = 1;
}

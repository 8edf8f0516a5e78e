/** Installs packages and, for the tests, programs. Plain Node, since nothing is installed yet. */
import './node-version.mjs';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, statSync } from 'node:fs';

/** Runs a command line in the system's shell, which also finds `npm` on Windows. Exits if it fails. */
export function run(line) {
  const { status } = spawnSync(line, { shell: true, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

const age = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Installs the packages of the lock file, if it has changed since the last installation. */
export async function installPackages() {
  if (age('node_modules/.package-lock.json') >= age('package-lock.json')) return;
  console.log('Installing the packages: one to two minutes …');
  // npm itself prints nothing before the end.
  const dots = setInterval(() => process.stdout.write('.'), 2000);
  // Gatsby's packages do not name React 19: npm would warn in a hundred lines.
  const line = 'npm ci --include=dev --loglevel error';
  const [status] = await once(spawn(line, { shell: true, stdio: 'inherit' }), 'close');
  clearInterval(dots);
  if (status !== 0) process.exit(status ?? 1);
}

// The first one is fastest for tests.
const browsers = JSON.parse(readFileSync(`${import.meta.dirname}/browsers.json`, 'utf8'));

const programs = {
  browser: {
    isInstalled: () => process.env.CHROMIUM || browsers.some((file) => existsSync(file)),
    packages: 'chromium-headless-shell fonts-liberation',
    advice: 'No Chromium found. Install one, or set CHROMIUM to its path.',
  },
  java: {
    isInstalled: () => spawnSync('java', ['-version']).status === 0,
    packages: 'default-jre-headless',
    advice: 'No Java found. Install version 11 or later: the HTML checker needs it.',
  },
};

/** Installs a program's Debian packages if it is missing; exits with the advice if it still is. */
export function installProgram(name) {
  const { isInstalled, packages, advice } = programs[name];
  if (isInstalled()) return;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const options = { shell: true, stdio: 'inherit' };
    spawnSync(
      `apt-get -qq update && apt-get -qq install -y --no-install-recommends ${packages}`,
      options,
    );
  }
  if (isInstalled()) return;
  console.error(advice);
  process.exit(1);
}

/** Installs packages and, for the tests, a browser and Java. Plain Node, since nothing is installed yet. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';

/** Runs a command line in the system's shell, which also finds `npm` on Windows. Exits if it fails. */
export function run(line) {
  const { status } = spawnSync(line, { shell: true, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

const age = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Installs the packages of a folder's lock file, if it has changed since the last installation. */
export function installPackages(folder = '.') {
  if (age(`${folder}/node_modules/.package-lock.json`) >= age(`${folder}/package-lock.json`))
    return;
  console.log('Installing the packages: one to two minutes …');
  run(`npm ci --include=dev --prefix ${folder}`);
}

// The first one is fastest for tests.
const browsers = JSON.parse(readFileSync(`${import.meta.dirname}/browsers.json`, 'utf8'));
const hasBrowser = () => process.env.CHROMIUM || browsers.some((file) => existsSync(file));
const hasNginx = () => existsSync('/usr/sbin/nginx') || spawnSync('nginx', ['-v']).status === 0;
const hasJava = () => spawnSync('java', ['-version']).status === 0;

/** Installs Debian packages if a program is missing; exits with the advice if it still is. */
function ensure(isInstalled, packages, advice) {
  if (isInstalled()) return;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(`Installing ${packages[0]} …`);
    for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
      spawnSync('apt-get', ['-qq', ...args], { stdio: 'inherit' });
    }
  }
  if (isInstalled()) return;
  console.error(advice);
  process.exit(1);
}

/** Installs a browser for the tests, and Java for the HTML checker. */
export function installPrograms() {
  ensure(
    hasBrowser,
    ['chromium-headless-shell', 'fonts-liberation'],
    'No Chromium found. Install one, or set CHROMIUM to its path.',
  );
  ensure(
    hasJava,
    ['default-jre-headless'],
    'No Java found. Install version 11 or later: the HTML checker needs it.',
  );
  ensure(hasNginx, ['nginx-light'], 'No nginx found. Install it: the tests run the site on it.');
}

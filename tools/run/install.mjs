/** Installs packages and, for the tests, a browser and Java. Plain Node, since nothing is installed yet. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { npmCommand } from './npm.mjs';

/** Runs a command and shows its output; exits if it fails. */
export function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, { ...options, stdio: 'inherit' });
  if (error) console.error(`${command} could not be started: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
}

/** Runs npm, like `run`. */
export function runNpm(args) {
  const { command, start, options } = npmCommand();
  run(command, [...start, ...args], options);
}

const age = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Installs the packages of the lock file, if it has changed since the last installation. */
export function installPackages() {
  if (age('node_modules/.package-lock.json') >= age('package-lock.json')) return;
  console.log('Installing the packages: one to two minutes …');
  runNpm(['ci']);
}

// The first one is the fastest for tests.
const browsers = JSON.parse(readFileSync(`${import.meta.dirname}/browsers.json`, 'utf8'));
const hasBrowser = () => process.env.CHROMIUM || browsers.some((file) => existsSync(file));
const hasNginx = () => existsSync('/usr/sbin/nginx') || spawnSync('nginx', ['-v']).status === 0;
const hasJava = () => spawnSync('java', ['-version']).status === 0;

/** Installs packages of Debian's if a program is missing; exits with the advice if it still is. */
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
  ensure(hasNginx, ['nginx-light'], 'No nginx found. Install it: the site is tried on it.');
}

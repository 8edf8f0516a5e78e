/** Installs packages and, for the tests, a browser and Java. Plain Node, since nothing is installed yet. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';

/** Runs a command and shows its output; exits if it fails. */
export function run(command, args) {
  const { status } = spawnSync(command, args, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

const age = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Installs the packages of the lock file, if it has changed since the last installation. */
export function installPackages() {
  if (age('node_modules/.package-lock.json') >= age('package-lock.json')) return;
  console.log('Installing the packages: one to two minutes …');
  run('npm', ['ci']);
}

// The first one is the fastest for tests.
const browsers = JSON.parse(readFileSync(`${import.meta.dirname}/browsers.json`, 'utf8'));

/** Installs packages of Debian's where that is possible. */
function aptInstall(...packages) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing ${packages[0]} …`);
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
    spawnSync('apt-get', ['-qq', ...args], { stdio: 'inherit' });
  }
}

/** Exits if what the tests need is missing and could not be installed. */
function expectInstalled(isInstalled, advice) {
  if (isInstalled) return;
  console.error(advice);
  process.exit(1);
}

/** Installs Debian's headless Chromium if possible; otherwise any installed Chromium is used. */
export function installBrowser() {
  if (process.env.CHROMIUM || existsSync(browsers[0])) return;
  aptInstall('chromium-headless-shell', 'fonts-liberation');
  expectInstalled(
    browsers.some((file) => existsSync(file)),
    'No Chromium found. Install one, or set CHROMIUM to its path.',
  );
}

/** Installs Java, which the HTML checker runs on. */
export function installJava() {
  const hasJava = () => spawnSync('java', ['-version']).status === 0;
  if (hasJava()) return;
  aptInstall('default-jre-headless');
  expectInstalled(
    hasJava(),
    'No Java found. Install version 11 or later: the HTML checker needs it.',
  );
}

/** Installs packages and, for the tests, a browser. Plain Node, since nothing is installed yet. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';

/** Runs a command and shows its output; exits if it fails. */
export function run(command, args, env = {}) {
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  if (status !== 0) process.exit(status ?? 1);
}

const age = (file) => (existsSync(file) ? statSync(file).mtimeMs : 0);

/** Installs the packages of the lock file, if it has changed since the last installation. */
export function installPackages() {
  if (age('node_modules/.package-lock.json') >= age('package-lock.json')) return;
  console.log('Installing the packages: one to two minutes …');
  run('npm', ['ci']);
}

// The first one is the fastest for tests.
const browsers = JSON.parse(readFileSync(`${import.meta.dirname}/browsers.json`, 'utf8'));

/** Installs Debian's headless Chromium if possible; otherwise any installed Chromium is used. */
export function installBrowser() {
  if (process.env.CHROMIUM || existsSync(browsers[0])) return;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium …');
    const options = { stdio: 'inherit' };
    spawnSync('apt-get', ['update', '-qq'], options);
    const packages = ['chromium-headless-shell', 'fonts-liberation'];
    spawnSync('apt-get', ['install', '-yqq', '--no-install-recommends', ...packages], options);
  }
  if (!browsers.some((file) => existsSync(file))) {
    console.error('No Chromium found. Install one, or set CHROMIUM to its path.');
    process.exit(1);
  }
}

/**
 * Brings a fresh clone to where the project's commands can run: packages, and for the tests a browser.
 * Plain Node, since nothing is installed yet.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';

/** Runs a command with its output on screen; ends this process where it fails. */
export function run(command, args, env = {}) {
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  if (status !== 0) process.exit(status ?? 1);
}

const age = (file) => (existsSync(file) ? statSync(file).mtimeMs : 0);

/** Installs the packages that the lock file names, unless that has been done since it last changed. */
export function installPackages() {
  if (age('node_modules/.package-lock.json') >= age('package-lock.json')) return;
  console.log('Installing the packages …');
  run('npm', ['ci']);
}

const browsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const isFound = () =>
  [process.env.CHROMIUM, ...browsers].some((place) => place && existsSync(place));

/** Finds a Chromium, or installs Debian's where this may be done. */
export function installBrowser() {
  if (isFound()) return;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium …');
    run('apt-get', ['update', '-qq']);
    run('apt-get', [
      'install',
      '-y',
      '-qq',
      '--no-install-recommends',
      'chromium',
      'fonts-liberation',
    ]);
  }
  if (!isFound()) {
    console.error('No Chromium found. Install one, or set CHROMIUM to its path.');
    process.exit(1);
  }
}

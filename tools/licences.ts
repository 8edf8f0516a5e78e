/**
 * `npm run check -- licences`: counts the licences of all packages in the lock files. Exits with 1 if a licence is not
 * accepted or an install script is not listed below.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from './run-command';

/** Licences that are accepted for all packages, as SPDX identifiers. */
const permissive = new Set(
  '0BSD Apache-2.0 BlueOak-1.0.0 BSD-2-Clause BSD-3-Clause CC0-1.0 ISC MIT MIT-0 Python-2.0 Unlicense Zlib'.split(
    ' ',
  ),
);

/** Licences that are accepted for certain packages only. */
const exceptions: readonly (readonly [licence: string, packages: RegExp])[] = [
  // libvips inside sharp: part of the build, never shipped.
  ['LGPL-3.0-or-later', /^@img\/sharp-/],
  // Part of the tests, never shipped.
  ['MPL-2.0', /^axe-core$/],
  // A font may be part of a site, but not be sold by itself.
  ['OFL-1.1', /^@fontsource-variable\/instrument-sans$/],
  // Browser data that the build reads, never shipped.
  ['CC-BY-4.0', /^caniuse-lite$/],
];

/** The licences of packages without one in the lock file. */
const knownLicences: Readonly<Record<string, string>> = {
  busboy: 'MIT',
  linkfs: 'Unlicense',
  not: 'MIT',
  'parse-cache-control': 'BSD-3-Clause',
  streamsearch: 'MIT',
  'svg-tags': 'MIT',
  'valid-url': 'MIT',
  'xmlhttprequest-ssl': 'MIT',
};

/** Packages with an install script. The scripts are not run (`ignore-scripts` in .npmrc) and not needed. */
const installScripts = new Set([
  '@carbon/pictograms',
  '@parcel/watcher',
  '@swc/core',
  'core-js',
  'core-js-pure',
  'es5-ext',
  'esbuild',
  'gatsby',
  'gatsby-cli',
  'lmdb',
  'msgpackr-extract',
  'sharp',
  'unrs-resolver',
  'vnu-jar',
]);

interface Lock {
  packages: Record<string, { license?: string; hasInstallScript?: boolean; link?: boolean }>;
}

/** Whether an SPDX expression is accepted. AND binds closer than OR; nested brackets are not supported. */
function isAccepted(expression: string, name: string): boolean {
  const isListed = (one: string) =>
    permissive.has(one) ||
    exceptions.some(([licence, packages]) => licence === one && packages.test(name));
  return expression
    .replace(/^\(([^()]*)\)$/, '$1')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every(isListed));
}

/** Reads the lock file and .npmrc of a project. */
export function checkLicences(root: string): {
  counts: Readonly<Record<string, number>>;
  problems: readonly string[];
} {
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const { packages } = JSON.parse(read('package-lock.json')) as Lock;
  const counts: Record<string, number> = {};
  const problems: string[] = [];
  for (const [folder, { license, hasInstallScript, link }] of Object.entries(packages)) {
    if (folder === '' || link) continue;
    const name = folder.replace(/^.*node_modules\//, '');
    const licence = license ?? knownLicences[name] ?? 'no licence';
    counts[licence] = (counts[licence] ?? 0) + 1;
    if (!isAccepted(licence, name)) problems.push(`${name}: ${licence} is not accepted`);
    if (hasInstallScript && !installScripts.has(name)) {
      problems.push(`${name} has an install script: read it, then list it in tools/licences.ts`);
    }
  }
  if (!/^ignore-scripts=true$/m.test(read('.npmrc'))) {
    problems.push('.npmrc lets install scripts run: write ignore-scripts=true');
  }
  return { counts, problems };
}

runCommand(import.meta.filename, () => {
  for (const root of ['.', 'artwork']) {
    const { counts, problems } = checkLicences(root);
    console.table(counts);
    for (const problem of problems) console.error(problem);
    if (problems.length > 0) process.exitCode = 1;
  }
});

import { readFileSync } from 'node:fs';
import { checkLicences } from '../../../tools/licences';
import { useFolder } from '../../fixtures/folder';

const folder = useFolder();

/** The report for a project with these packages, by package name. */
function problemsOf(packages: Record<string, object>, npmrc: string) {
  folder.write('.npmrc', npmrc);
  folder.write('package-lock.json', JSON.stringify({ packages }));
  return checkLicences(folder.at()).problems.map((problem) => problem.split(/[: ]/)[0]);
}

it('accepts licences, choices and exceptions', () => {
  const packages = {
    '': {},
    'node_modules/one': { license: 'MIT' },
    'node_modules/two': { license: '(MIT OR GPL-3.0-only)' },
    'node_modules/three': { license: 'GPL-3.0-only OR ISC AND Zlib' },
    'node_modules/@img/sharp-win32-x64': { license: 'Apache-2.0 AND LGPL-3.0-or-later' },
    'node_modules/one/node_modules/sharp': { license: 'MIT', hasInstallScript: true },
  };
  expect(problemsOf(packages, 'ignore-scripts=true\n')).toEqual([]);
});

it('reports each package that is not accepted, and install scripts that npm would run', () => {
  const packages = {
    'node_modules/one': { license: 'MIT AND GPL-3.0-only' },
    'node_modules/two': {},
    'node_modules/axe-core': { license: 'LGPL-3.0-or-later' },
    'node_modules/three': { license: '(MIT OR GPL-3.0-only) AND SSPL-1.0' },
    'node_modules/four': { license: 'MIT', hasInstallScript: true },
  };
  const problems = ['one', 'two', 'axe-core', 'three', 'four', '.npmrc'];
  expect(problemsOf(packages, '# ignore-scripts=true\n')).toEqual(problems);
});

it.each(['.', 'artwork'])('knows the digest of every package in the lock file of %s', (root) => {
  const lock = JSON.parse(readFileSync(`${root}/package-lock.json`, 'utf8'));
  const packages = Object.entries<{ link?: boolean; integrity?: string }>(lock.packages);
  const unknown = packages.filter(
    ([name, { link, integrity }]) => name.includes('node_modules/') && !link && !integrity,
  );
  expect(unknown.map(([name]) => name)).toEqual([]);
});

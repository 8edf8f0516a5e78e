import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'licences-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs the command in a project with these packages. */
function check(packages: Record<string, object>, npmrc: string) {
  writeFileSync(path.join(folder, '.npmrc'), npmrc);
  writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify({ packages }));
  const command = ['--import', 'tsx', 'tools/licences.ts', folder];
  const { status, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' });
  const problems = stderr.split('\n').filter(Boolean);
  return { status, problems: problems.map((problem) => problem.split(/[: ]/)[0]) };
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
  expect(check(packages, 'ignore-scripts=true\n')).toEqual({ status: 0, problems: [] });
});

it('reports each package that is not accepted, and install scripts that npm may run', () => {
  const packages = {
    'node_modules/one': { license: 'MIT AND GPL-3.0-only' },
    'node_modules/two': {},
    'node_modules/axe-core': { license: 'LGPL-3.0-or-later' },
    'node_modules/three': { license: '(MIT OR GPL-3.0-only) AND SSPL-1.0' },
    'node_modules/four': { license: 'MIT', hasInstallScript: true },
  };
  const problems = ['one', 'two', 'axe-core', 'three', 'four', '.npmrc'];
  expect(check(packages, '# ignore-scripts=true\n')).toEqual({ status: 1, problems });
});

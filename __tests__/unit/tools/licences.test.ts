import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Runs the command in a folder, this project's by default. */
function check(folder = '.') {
  const command = ['--import', 'tsx', 'tools/licences.ts', folder];
  const { status, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' });
  return { status, problems: stderr.split('\n').filter(Boolean) };
}

describe('a project', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'licences-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  function write(packages: Record<string, object>, npmrc = 'ignore-scripts=true\n'): void {
    writeFileSync(path.join(folder, '.npmrc'), npmrc);
    writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify({ packages }));
  }

  it('passes with accepted licences, choices and exceptions', () => {
    write({
      '': {},
      'node_modules/one': { license: 'MIT' },
      'node_modules/two': { license: '(MIT OR GPL-3.0-only)' },
      'node_modules/three': { license: 'GPL-3.0-only OR ISC AND Zlib' },
      'node_modules/@img/sharp-win32-x64': { license: 'Apache-2.0 AND LGPL-3.0-or-later' },
      'node_modules/one/node_modules/sharp': { license: 'MIT', hasInstallScript: true },
    });
    expect(check(folder)).toEqual({ status: 0, problems: [] });
  });

  it('fails with a line for each package that is not accepted', () => {
    write({
      'node_modules/one': { license: 'MIT AND GPL-3.0-only' },
      'node_modules/two': {},
      'node_modules/axe-core': { license: 'LGPL-3.0-or-later' },
      'node_modules/three': { license: '(MIT OR GPL-3.0-only) AND SSPL-1.0' },
      'node_modules/four': { license: 'MIT', hasInstallScript: true },
    });
    const { status, problems } = check(folder);
    expect(status).toBe(1);
    expect(problems.map((problem) => problem.split(/[: ]/)[0])).toEqual([
      'one',
      'two',
      'axe-core',
      'three',
      'four',
    ]);
  });

  it('fails where npm may run install scripts', () => {
    write({}, '# ignore-scripts=true\n');
    expect(check(folder)).toEqual({ status: 1, problems: [expect.stringContaining('.npmrc')] });
  });
});

it('accepts the packages of this project', () => {
  expect(check()).toEqual({ status: 0, problems: [] });
});

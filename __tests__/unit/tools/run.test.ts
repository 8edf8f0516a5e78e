import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { withSlashes } from '../../../src/content-model/nodes/file-at';

const scripts: Record<string, string> = JSON.parse(readFileSync('package.json', 'utf8')).scripts;

/** What npmCommand says, which is plain Node: jest loads no ES module. */
function npmCommand(env: Record<string, string>, platform = process.platform) {
  const call = `npmCommand(${JSON.stringify(env)}, '${platform}')`;
  const script = `import { npmCommand } from './tools/run/npm.mjs'; console.log(JSON.stringify(${call}));`;
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', script]);
  return JSON.parse(output.toString());
}

test('no script needs a POSIX shell', () => {
  const posix = Object.entries(scripts).filter(([, script]) =>
    /(?:^|&& )[A-Z_]+=|'|\$\{?[A-Z]|;|\|\||^sh /.test(script),
  );
  expect(posix).toEqual([]);
});

test('npm is started by Node, or by a shell on Windows, where it is a script', () => {
  const file = path.resolve('node_modules/jest/bin/jest.js');
  expect(npmCommand({ npm_execpath: file }, 'win32')).toEqual({
    command: process.execPath,
    start: [file],
    options: {},
  });
  expect(npmCommand({}, 'win32')).toEqual({ command: 'npm', start: [], options: { shell: true } });
  expect(npmCommand({}, 'linux').options).toEqual({ shell: false });
  expect(npmCommand({ npm_execpath: '/nowhere/npm-cli.js' }, 'linux').command).toBe('npm');
});

test('the command that starts npm runs it', () => {
  const { command, start, options } = npmCommand({});
  expect(execFileSync(command, [...start, '--version'], options).toString()).toMatch(/^\d+\./);
});

test('paths of Windows have slashes, as Gatsby’s have', () => {
  const file = path.win32.resolve('C:\\site\\content', 'insights/blog/pictures/a b.png');
  expect(withSlashes(file, path.win32)).toBe('C:/site/content/insights/blog/pictures/a b.png');
  expect(withSlashes('/site/a\\b.png', path.posix)).toBe('/site/a\\b.png');
});

test.each([
  ['site (2)', '('],
  ['a[b]', '['],
  ['c#', '#'],
  ['50%', '%'],
  ['{x}', '{'],
])('a project in the folder %j is told at its start', (name, sign) => {
  const root = mkdtempSync(path.join(tmpdir(), 'folder-'));
  const cwd = path.join(root, name);
  mkdirSync(cwd);
  const script = path.resolve('tools/run/folder.mjs');
  const { status, stderr } = spawnSync(process.execPath, [script], { cwd, encoding: 'utf8' });
  rmSync(root, { recursive: true });
  expect([status, stderr]).toEqual([
    1,
    `The folder "${name}" has the sign ${sign} in its name, with which Gatsby cannot work. Rename the folder.\n`,
  ]);
});

test.each(['build', 'develop', 'start', 'test'])('npm run %s looks at the folder', (name) => {
  const script = scripts[name] ?? '';
  const [, file = ''] = /^node (tools\/run\/\w+\.mjs)/.exec(script) ?? [];
  const isDirect = file.endsWith('folder.mjs');
  expect(isDirect || readFileSync(file, 'utf8').includes("import './folder.mjs';")).toBe(true);
});

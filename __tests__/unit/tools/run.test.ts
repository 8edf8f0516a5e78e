import { spawnSync, type SpawnSyncOptions } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { withSlashes } from '../../../src/content-model/nodes/node-model';
import { useFolder } from '../../fixtures/folder';

const folder = useFolder();

const scripts: Record<string, string> = JSON.parse(readFileSync('package.json', 'utf8')).scripts;

const runNode = (args: string[], options: SpawnSyncOptions = {}) =>
  spawnSync(process.execPath, args, { ...options, encoding: 'utf8' });

test('no script needs a POSIX shell', () => {
  const posix = Object.entries(scripts).filter(([, script]) =>
    /(?:^|&& )[A-Z_]+=|'|\$\{?[A-Z]|;|\|\||^sh /.test(script),
  );
  expect(posix).toEqual([]);
});

test('Windows paths get forward slashes, as in Gatsby', () => {
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
  ["O'Brien", "'"],
  ['new!', '!'],
  ['site?', '?'],
])('a project in the folder %j is reported at the start', (name, sign) => {
  const cwd = folder.at(name);
  mkdirSync(cwd);
  const { status, stderr } = runNode([path.resolve('tools/run/folder.mjs')], { cwd });
  expect([status, stderr]).toEqual([
    1,
    `The folder "${name}" contains ${sign}, which Gatsby does not support. Rename the folder.\n`,
  ]);
});

test('a command also runs in a project that is reached through a link', () => {
  symlinkSync(process.cwd(), folder.at('link'), 'junction');
  const command = folder.at('link/tools/content-check.ts');
  const { status, stderr } = runNode(['--import', 'tsx', command, '--nonsense']);
  expect([status, stderr]).toEqual([1, expect.stringContaining('--nonsense')]);
});

test('a Node that is too old is reported at the start, and by each command', () => {
  const older = 'Object.defineProperty(process, "version", { value: "v18.20.8" })';
  const args = ['--import', 'tsx', '--import', `data:text/javascript,${older}`];
  for (const file of ['tools/run/folder.mjs', 'tools/content-check.ts']) {
    expect(runNode([...args, file]).stderr).toContain(
      'Node v18.20.8 is too old. Install version 24, or 22 from 22.12 on.',
    );
  }
});

test('yarn and pnpm, which would install other versions, refuse to', () => {
  const { packageManager } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(packageManager).toMatch(/^npm@\d/);
});

test('an unwritable settings folder is reported at the start', () => {
  folder.write('file', '');
  const env = { ...process.env, XDG_CONFIG_HOME: folder.at('file/settings') };
  const { status, stderr } = runNode([path.resolve('tools/run/folder.mjs')], { env });
  expect(status).toBe(1);
  expect(stderr).toContain(
    `Gatsby cannot write its settings to ${folder.at('file/settings')}. Set XDG_CONFIG_HOME`,
  );
});

test.each(['build', 'develop', 'start', 'test'])('npm run %s checks the folder name', (name) => {
  const script = scripts[name] ?? '';
  const [, file = ''] = /^node (tools\/run\/\w+\.mjs)/.exec(script) ?? [];
  const isDirect = file.endsWith('folder.mjs');
  expect(isDirect || readFileSync(file, 'utf8').includes("import './folder.mjs';")).toBe(true);
});

test('all packages are installed, whatever the shell’s NODE_ENV', () => {
  const cwd = folder.at('project');
  folder.write('project/tool/package.json', '{ "name": "tool", "version": "1.0.0" }');
  folder.write('project/package.json', '{ "devDependencies": { "tool": "file:tool" } }');
  const options = { cwd, env: { ...process.env, NODE_ENV: 'production' } };
  spawnSync('npm', ['install', '--package-lock-only'], { ...options, shell: true });

  const install = path.resolve('tools/run/install.mjs');
  runNode(['-e', `import(${JSON.stringify(install)}).then((it) => it.installPackages())`], options);
  expect(existsSync(path.join(cwd, 'node_modules/tool'))).toBe(true);
});

test('npm run check runs only the named parts', () => {
  const env = { ...process.env, PATH: `node_modules/.bin${path.delimiter}${process.env.PATH}` };
  expect(runNode(['tools/run/check.mjs', 'licences'], { env }).stdout).toMatch(/^✓ licences .+\n$/);
});

test.each(['check', 'test'])('npm run %s lists the parts that can be named', (name) => {
  const { status, stderr } = runNode([`tools/run/${name}.mjs`, 'everything']);
  expect(status).toBe(1);
  expect(stderr).toMatch(/^There is no "everything"\. Choose from: \w+, /);
});

test('parts that run side by side all end, and the command fails with the output of those that fail', () => {
  const print = (words: string, status: number) =>
    `node -e "console.log('${words}'); process.exitCode = ${status}"`;
  const parts = { good: print('unseen', 0), bad: print('seen', 1), last: print('unseen', 0) };
  const program = `
    import { runSideBySide } from './tools/run/lanes.mjs';
    await runSideBySide(${JSON.stringify(Object.entries(parts))});`;
  const { status, stdout } = runNode(['--input-type=module', '--eval', program]);
  expect(status).toBe(1);
  const lines = String(stdout)
    .replace(/ \(.+ s\)/g, '')
    .split('\n')
    .filter(Boolean);
  expect(lines.toSorted()).toEqual(['seen', '✓ good', '✓ last', '✗ bad']);
});

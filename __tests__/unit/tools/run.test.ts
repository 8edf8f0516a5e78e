import { spawnSync, type SpawnSyncOptions } from 'node:child_process';
import { readFileSync } from 'node:fs';

const runNode = (args: string[], options: SpawnSyncOptions = {}) =>
  spawnSync(process.execPath, args, { ...options, encoding: 'utf8' });

test('no script needs a POSIX shell', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const posix = Object.entries<string>(scripts).filter(([, script]) =>
    /(?:^|&& )[A-Z_]+=|'|\$\{?[A-Z]|;|\|\||^sh /.test(script),
  );
  expect(posix).toEqual([]);
});

test.each([
  [
    /^No Java found\. Install version 11/,
    // As on systems without apt-get.
    `process.getuid = undefined;
    import('./tools/run/install.mjs').then((it) => it.installProgram('java'));`,
  ],
  [
    /^Node 18\.20\.0 is too old: install/,
    `Object.defineProperty(process, 'versions', { value: { node: '18.20.0' } });
    import('./tools/run/start.mjs');`,
  ],
])('a command says %s', (message, program) => {
  const { status, stderr } = runNode(['-e', program], { env: { PATH: '/nowhere' } });
  expect([status, stderr]).toEqual([1, expect.stringMatching(message)]);
});

test('parts that run side by side all end, and the command fails with the output of those that fail', () => {
  const print = (words: string, status: number) =>
    `node -e "console.log('${words}'); process.exitCode = ${status}"`;
  const parts = { good: print('unseen', 0), bad: print('seen', 1), last: print('unseen', 0) };
  const program = `
    import { runSideBySide } from './tools/run/parts.mjs';
    await runSideBySide(${JSON.stringify(Object.entries(parts))});`;
  const { status, stdout } = runNode(['--input-type=module', '--eval', program]);
  expect(status).toBe(1);
  const lines = String(stdout)
    .replace(/ \(.+ s\)/g, '')
    .split('\n')
    .filter(Boolean);
  expect(lines.toSorted()).toEqual(['seen', '✓ good', '✓ last', '✗ bad']);
});

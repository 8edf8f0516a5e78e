import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { claimFolder } from '../../../../plugins/gatsby-plugin-environment-check/claim-folder';
import { onPreInit } from '../../../../plugins/gatsby-plugin-environment-check/gatsby-node';
import { useFolder } from '../../../fixtures/folder';

const { at } = useFolder();

let other: ChildProcess | undefined;

/** Starts another process that claims the folder. */
async function startOther(): Promise<void> {
  const module = path.resolve('plugins/gatsby-plugin-environment-check/claim-folder.ts');
  const script = `const { claimFolder } = require(${JSON.stringify(module)});
    claimFolder(${JSON.stringify(at())}).then(console.log); setInterval(() => {}, 1000);`;
  const args = ['--import', 'tsx', '--eval', script];
  const command = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  other = command;
  const answer = await Promise.race([once(command.stdout, 'data'), once(command, 'exit')]);
  expect(String(answer[0]).trim()).toBe('true');
}

async function killOther(): Promise<void> {
  if (!other) return;
  const exited = once(other, 'exit');
  other.kill('SIGKILL');
  other = undefined;
  await exited;
}

afterEach(killOther);
afterEach(() => jest.restoreAllMocks());

test('a folder is used by one build or development server at a time, until it is killed (R540)', async () => {
  await startOther();
  expect(await claimFolder(at())).toBe(false);
  await killOther();
  expect(await claimFolder(at())).toBe(true);
  expect(await claimFolder(at())).toBe(false);
});

test('of two that start together, one gets the folder (R540)', async () => {
  const claims = await Promise.all([claimFolder(at()), claimFolder(at())]);
  expect(claims.filter(Boolean)).toHaveLength(1);
});

test('a build or development server says that another one uses its folder (R540)', async () => {
  await claimFolder(at());
  jest.spyOn(process, 'cwd').mockReturnValue(at());
  const panic = jest.fn(() => {
    throw new Error('stopped');
  });
  const args = { reporter: { panic } } as unknown as Parameters<typeof onPreInit>[0];
  await expect(onPreInit(args, { plugins: [] }, () => undefined)).rejects.toThrow('stopped');
  expect(panic).toHaveBeenCalledWith(expect.stringContaining('Another build'));
});

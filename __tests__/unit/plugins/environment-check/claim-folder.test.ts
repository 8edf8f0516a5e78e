import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { claimFolder } from '../../../../plugins/gatsby-plugin-environment-check/claim-folder';
import { useFolder } from '../../../fixtures/folder';

const { at } = useFolder();

/** Another process that has claimed the folder. */
async function claimant() {
  const module = path.resolve('plugins/gatsby-plugin-environment-check/claim-folder.ts');
  const script = `const { claimFolder } = require(${JSON.stringify(module)});
    claimFolder(${JSON.stringify(at())}).then(console.log); setInterval(() => {}, 1000);`;
  const args = ['--import', 'tsx', '--eval', script];
  const command = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [answer] = await once(command.stdout, 'data');
  expect(String(answer).trim()).toBe('true');
  return command;
}

test('a folder is used by one build or development server at a time, until it is killed (R540)', async () => {
  const command = await claimant();
  expect(await claimFolder(at())).toBe(false);
  command.kill('SIGKILL');
  await once(command, 'exit');
  expect(await claimFolder(at())).toBe(true);
  expect(await claimFolder(at())).toBe(false);
  expect(await claimFolder(at('another'))).toBe(true);
});

/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { SiteCopy } from './site-copy';

const check = (root: string) =>
  spawnSync(process.execPath, ['--import', 'tsx', 'tools/content-check.ts', root], {
    encoding: 'utf8',
  });

it('prints each mistake on a line and a summary, and fails', () => {
  const copy = new SiteCopy();
  copy.write('offices.json', '{}');
  copy.write('clients.json', '');
  const { status, stdout } = check(copy.root);
  copy.dispose();
  expect(status).toBe(1);
  expect(stdout.trimEnd().split('\n')).toEqual([
    'content/clients.json:1: is empty. Write an object: { … }',
    'content/offices.json:1: offices: is missing. Write the two offices',
    expect.stringMatching(/^content: 2 mistakes, checked in \d+\.\d s$/),
  ]);
});

it('succeeds where there is no mistake', () => {
  const { status, stdout } = check('.');
  expect(stdout).toMatch(/^content: no mistake, checked in \d+\.\d s\n$/);
  expect(status).toBe(0);
});

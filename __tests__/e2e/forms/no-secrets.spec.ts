import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sandboxEnvironment, SANDBOX_KEY } from '../../../tools/sandbox/environment';
import { expect, test } from '@playwright/test';

/** The files below a folder that hold one of the texts. */
async function filesHolding(folder: string, ...texts: (string | RegExp)[]): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  expect(files).not.toHaveLength(0);
  const found: string[] = [];
  for (const { parentPath, name } of files) {
    const content = await readFile(join(parentPath, name), 'latin1');
    if (texts.some((text) => content.search(text) >= 0)) found.push(join(parentPath, name));
  }
  return found;
}

const { FACT_SHEET_SECRET = '' } = sandboxEnvironment('', '');

for (const folder of ['public', '.cache/functions']) {
  test(`no file of ${folder} holds the mail provider's key or the secret of the links`, async () => {
    expect(FACT_SHEET_SECRET).not.toBe('');
    expect(await filesHolding(folder, SANDBOX_KEY, FACT_SHEET_SECRET)).toEqual([]);
  });
}

test('no file of public names the address of a fact sheet', async () => {
  expect(await filesHolding('public', /\/fact-sheets\/[\w-]+-[0-9a-f]{32}\.pdf/)).toEqual([]);
});

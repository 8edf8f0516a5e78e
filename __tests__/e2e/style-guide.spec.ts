import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

test('the production build holds nothing of the style guide', async () => {
  const entries = await readdir('public', { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  expect(files).not.toHaveLength(0);
  const found: string[] = [];
  for (const { parentPath, name } of files) {
    const file = join(parentPath, name);
    const content = await readFile(file, 'latin1');
    if (/styleguide/i.test(file) || /styleguide/i.test(content)) found.push(file);
  }
  expect(found).toEqual([]);
});

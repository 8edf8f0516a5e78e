import { existsSync, rmSync, statSync, utimesSync } from 'node:fs';
import { compressSite } from '../../../host/compress';
import { useFolder } from '../../fixtures/folder';

const { at, write } = useFolder();
const pages = Array.from({ length: 50 }, (_, number) => `${number}.html`);

const writtenAt = () => pages.map((page) => statSync(at(`${page}.br`)).ctimeMs);

test('compresses changed files only, and removes the copies of deleted ones', async () => {
  for (const [number, page] of pages.entries()) {
    write(page, 'words '.repeat(500));
    // File systems round times such as 1700000000.007 s.
    utimesSync(at(page), 1_700_000_000, 1_700_000_000 + number / 1000);
  }
  await compressSite(at());
  const before = writtenAt();
  write('0.html', 'other words '.repeat(500));
  rmSync(at('1.html'));
  pages.splice(1, 1);
  before.splice(1, 1);
  await compressSite(at());
  const changed = writtenAt().flatMap((time, index) =>
    time === before[index] ? [] : pages[index],
  );
  expect(changed).toEqual(['0.html']);
  expect(existsSync(at('1.html.gz'))).toBe(false);
});

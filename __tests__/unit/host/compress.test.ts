import { readdirSync, readFileSync, utimesSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { compressSite } from '../../../host/compress';
import { useFolder } from '../../fixtures/folder';

const { at, read, write } = useFolder();

test('compresses texts that have no copy, or one that is older than the text, and removes copies of deleted ones', async () => {
  for (const name of ['same.html', 'edited.html']) {
    write(name, 'words');
    write(`${name}.br`, 'an earlier copy');
  }
  utimesSync(at('edited.html'), new Date(), new Date(Date.now() + 1000));
  write('pages/new.html', 'words');
  write('pages/deleted.html.gz', 'a copy');
  write('picture.jpg', 'a picture');
  // Gatsby creates a folder with this name.
  write('404.html/data', 'words');
  await compressSite(at());
  expect(readdirSync(at('pages')).sort()).toEqual(['new.html', 'new.html.br', 'new.html.gz']);
  expect(read('same.html.br')).toBe('an earlier copy');
  expect(brotliDecompressSync(readFileSync(at('edited.html.br'))).toString()).toBe('words');
  expect(readdirSync(at())).not.toContain('picture.jpg.br');
});

test('says what to do first if there is no built site', async () => {
  await expect(compressSite(at('public'))).rejects.toThrow('Run `npm run build` first');
});

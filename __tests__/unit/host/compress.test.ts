import { readdirSync } from 'node:fs';
import { compressSite } from '../../../host/compress';
import { useFolder } from '../../fixtures/folder';

const { at, read, write } = useFolder();

test('compresses large texts that have no compressed copy', async () => {
  write('pages/copied.html', 'words '.repeat(500));
  write('pages/copied.html.br', 'a copy');
  write('new.html', 'words '.repeat(500));
  write('small.html', 'words');
  // Gatsby creates a folder with this name.
  write('404.html/data', 'words');
  await compressSite(at());
  expect(readdirSync(at('pages')).sort()).toEqual([
    'copied.html',
    'copied.html.br',
    'copied.html.gz',
  ]);
  expect(read('pages/copied.html.br')).toBe('a copy');
  expect(readdirSync(at()).sort()).toEqual([
    ...['404.html', 'new.html', 'new.html.br', 'new.html.gz', 'pages', 'small.html'],
  ]);
});

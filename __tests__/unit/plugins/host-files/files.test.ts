import { existsSync, utimesSync } from 'node:fs';
import {
  flattenPages,
  removeStaleCopies,
  unflattenPages,
} from '../../../../plugins/gatsby-plugin-host-files/files';
import { redirectsFile } from '../../../../plugins/gatsby-plugin-host-files/addresses';
import { filesIn } from '../../../../plugins/pages/edit-pages';
import { useFolder } from '../../../fixtures/folder';

const { at, write } = useFolder();
const files = () =>
  filesIn(at())
    .map((file) => file.slice(at().length))
    .sort();

test('a build removes the compressed copies of changed and removed files', () => {
  for (const name of ['same.html', 'edited.html', 'removed.html']) {
    for (const extension of ['.br', '.gz', ...(name === 'removed.html' ? [] : [''])]) {
      write(`${name}${extension}`, 'words');
      utimesSync(at(`${name}${extension}`), 1_700_000_000, 1_700_000_000.007);
    }
  }
  utimesSync(at('edited.html'), 1_700_000_060, 1_700_000_060);
  removeStaleCopies(at());
  expect(files()).toEqual(['/edited.html', '/same.html', '/same.html.br', '/same.html.gz']);
});

test('pages move to where Cloudflare Pages serves them without a slash, and back for the next build', () => {
  const gatsby = ['/404.html', '/about/index.html', '/index.html', '/insights/blog/index.html'];
  const pages = [...gatsby, '/insights/blog/2/index.html', '/404/index.html'];
  for (const page of pages) write(page, page);
  flattenPages(at());
  expect(files()).toEqual([
    '/404.html',
    '/about.html',
    '/index.html',
    '/insights/blog.html',
    '/insights/blog/2.html',
  ]);
  unflattenPages(at());
  expect(files()).toEqual([...gatsby, '/insights/blog/2/index.html'].sort());
  // Gatsby rewrites only some of the pages.
  write('/about/index.html', 'newer');
  flattenPages(at());
  expect(existsSync(at('about/index.html'))).toBe(false);
});

test('Cloudflare Pages redirects earlier addresses, with and without a slash', () => {
  const redirects = [
    { from: '/', to: '/home' },
    { from: '/old', to: '/new' },
  ];
  expect(redirectsFile({ redirects, gone: ['/gone'], rewrites: [] }).split('\n')).toEqual([
    '/ /home 301',
    '/old /new 301',
    '/old/ /new 301',
    '',
  ]);
});

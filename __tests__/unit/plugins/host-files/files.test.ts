import { existsSync, rmSync, utimesSync } from 'node:fs';
import path from 'node:path';
import {
  flattenPages,
  removeStaleCopies,
  unflattenPages,
} from '../../../../plugins/gatsby-plugin-host-files/files';
import { redirectsFile } from '../../../../plugins/gatsby-plugin-host-files/addresses';
import { writeHostFiles } from '../../../../plugins/gatsby-plugin-host-files/write';
import { filesIn } from '../../../../plugins/pages/edit-pages';
import { useFolder } from '../../../fixtures/folder';

const project = process.cwd();
// Hooks run in order: this one before the folder is removed.
afterEach(() => process.chdir(project));
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

test('a build stops at a file of static/ that it replaces by its own', () => {
  const addresses = { redirects: [], gone: [], rewrites: [] };
  const site = { ...addresses, siteUrl: 'https://www.keelstone.example', factSheets: [] };
  for (const name of ['static/own.txt', 'public/own.txt', 'public/_headers']) write(name, '');
  write('static/fair/index.html', 'a page that is only in static/');
  write('public/fair/index.html', 'the same with its policy');
  for (const page of ['about', 'index', 'insights/blog']) {
    write(`public/page-data/${page}/page-data.json`, '{}');
  }
  process.chdir(at());
  expect(() => writeHostFiles('public', site, 'any')).not.toThrow();
  write('public/admin/npm/index.js', '');
  const taken = [
    'admin/index.html',
    '_redirects',
    'about/index.html',
    'about.html',
    'index.html',
    'insights/blog.html',
  ];
  for (const name of taken) {
    write(`static/${name}`, 'other words');
    write(`public/${name}`, 'words of the build');
    const message = `${path.join('static', name)}: the build writes its own. Remove it`;
    expect(() => writeHostFiles('public', site, 'any')).toThrow(message);
    rmSync(at(`static/${name}`));
  }
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

import { existsSync } from 'node:fs';
import {
  flattenPages,
  unflattenPages,
} from '../../../../plugins/gatsby-plugin-static-output/flatten';
import { onPreInit } from '../../../../plugins/gatsby-plugin-static-output/gatsby-node';
import { redirectsFile } from '../../../../plugins/gatsby-plugin-static-output/redirects';
import { listFolder } from '../../../../src/content-model/source/folder';
import { useFolder } from '../../../fixtures/folder';

const { at, write } = useFolder();
const files = () => [...listFolder(at('public'))].sort();

test('pages move to where Cloudflare Pages serves them without a slash, and back for the next build', () => {
  const gatsby = ['404.html', 'about/index.html', 'index.html', 'insights/blog/index.html'];
  const pages = [...gatsby, 'insights/blog/2/index.html', '404/index.html'];
  const flatten = () => flattenPages(pages.map((page) => at(`public/${page}`)));
  // The editor is no page of Gatsby's.
  for (const page of [...pages, 'admin/index.html']) write(`public/${page}`, page);
  flatten();
  const flat = ['about.html', 'admin/index.html', 'index.html', 'insights/blog.html'];
  expect(files()).toEqual(['404.html', ...flat, 'insights/blog/2.html']);
  unflattenPages(at('public'));
  expect(files()).toEqual([...gatsby, 'admin/index.html', 'insights/blog/2/index.html'].sort());
  // Gatsby rewrites only some of the pages.
  write('public/404/index.html', 'newer');
  write('public/about/index.html', 'newer');
  flatten();
  expect(existsSync(at('public/about/index.html'))).toBe(false);
});

test('_redirects has earlier addresses with and without a slash, and what each host knows', () => {
  const addresses = {
    redirects: [
      { from: '/', to: '/home' },
      { from: '/old', to: '/new' },
    ],
    gone: ['/gone'],
    rewrites: [{ pattern: '/insights/:type', page: '/insights/other' }],
  };
  const redirects = ['/ /home 301', '/old /new 301', '/old/ /new 301'];
  expect(redirectsFile(addresses, 'Cloudflare Pages').split('\n')).toEqual([...redirects, '']);
  expect(redirectsFile(addresses, 'host').split('\n')).toEqual([
    ...redirects,
    '/gone /404.html 410',
    '/insights/:type /insights/other 200',
    '',
  ]);
  // Netlify serves a page with the address of a redirect, such as /, unless the status ends with !.
  expect(redirectsFile(addresses, 'Netlify').split('\n')).toEqual([
    ...redirects.map((rule) => `${rule}!`),
    '/gone /404.html 410!',
    '',
  ]);
});

test('a build first takes away the file without which no host starts', () => {
  write('public/_redirects', '/old /new 301');
  const project = process.cwd();
  process.chdir(at());
  Reflect.apply(onPreInit, undefined, []);
  process.chdir(project);
  expect(files()).toEqual([]);
});

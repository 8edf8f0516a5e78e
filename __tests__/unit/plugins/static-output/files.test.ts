import { existsSync } from 'node:fs';
import { onPreInit } from '../../../../plugins/gatsby-plugin-static-output/gatsby-node';
import { redirectsFile } from '../../../../plugins/gatsby-plugin-static-output/redirects';
import { useFolder } from '../../../fixtures/folder';

const { at, write } = useFolder();

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
  expect(redirectsFile(addresses, false).split('\n')).toEqual([
    ...redirects,
    '/gone /404.html 410',
    '/insights/:type /insights/other 200',
    '',
  ]);
  // Netlify serves a page with the address of a redirect, such as /, unless the status ends with !.
  expect(redirectsFile(addresses, true).split('\n')).toEqual([
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
  expect(existsSync(at('public/_redirects'))).toBe(false);
});

import { expect, test } from '@playwright/test';
import { existsSync, readFileSync } from 'node:fs';
import { pageSize } from '../../src/content-model/pages/insight-lists';
import { pageRoutes } from '../../tools/site/routes';
import { insightsOf } from './support/content';

/** Entries that are not on the first page of a list: their number is unlimited. */
const older = [
  ...insightsOf('blog')
    .slice(pageSize)
    .map(({ slug }) => `/insights/blog/content/${slug}`),
  ...insightsOf('factsheet')
    .slice(1)
    .map(({ slug }) => `/insights/factsheet/download/${slug}`),
];

/** The pages of the site to which a built page links. */
function linksOf(address: string): string[] {
  const file = `public${address}/index.html`;
  const html = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return [...html.matchAll(/<a [^>]*href="(\/[^"#?]*)/g)].map(([, link = '']) => link);
}

test('no page is more than two clicks from home', () => {
  const near = new Set(linksOf('/home'));
  expect(near).toContain('/contact');
  const reached = new Set(['/home', ...near, ...[...near].flatMap(linksOf)]);
  const pages = pageRoutes.filter((route) => !older.includes(route));
  expect(pages.filter((route) => !reached.has(route))).toEqual([]);
});

import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Actions } from 'gatsby';
import { contentTypes } from '../schema/content-types';
import { readContent } from '../source/read-content';
import { pageSize } from './insight-lists';
import { searchRows, searchKinds } from './search-rows';
import { template } from './template';

/** The path of a kind's list, if there is one. */
const listOf = (kind: string) =>
  contentTypes.find(({ path: file }) => file.startsWith(`insights/${kind}/`))?.list ?? null;

/**
 * Creates the search page and its data, public/search.json. The page lists the first entries of each kind, so that it
 * does not grow with the site.
 */
export async function createSearchPage({ createPage }: Pick<Actions, 'createPage'>): Promise<void> {
  const today = new Date();
  const { files } = readContent(path.resolve('content'), today).content;
  const rows = searchRows(files, today);
  await mkdir('public', { recursive: true });
  await writeFile('public/search.json', JSON.stringify(rows));

  const groups = searchKinds
    .map((kind) => ({
      kind,
      list: listOf(kind),
      entries: rows
        .filter((row) => row.kind === kind)
        .slice(0, pageSize)
        .map(({ address, title }) => ({ address, title })),
    }))
    .filter((group) => group.entries.length > 0);
  createPage({ path: '/search', component: template('search'), context: { groups } });
}

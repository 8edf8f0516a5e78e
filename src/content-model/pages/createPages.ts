import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { contentTypeOf, singleFileTypes, slugOf } from '../schema/content-types';
import { toSlug } from '../schema/slug';
import { stringsOf, textOf } from '../source/content-file';
import { nodeSources, type NodeSource } from '../source/node-sources';
import { defaultList, newestSources, pages, type Page } from './pages';
import { moreToRead } from './related';
import { searchGroups, searchRows } from './search-rows';

/** The templates of the pages that are not in `src/pages`, by content type. */
const templates: Readonly<Record<string, string>> = {
  Solution: 'solution',
  BlogPost: 'article',
  FactSheet: 'fact-sheet',
  TextPage: 'text-page',
  InsightListPage: 'insights',
  SearchPage: 'search',
  Redirect: 'redirect',
};

const idsOf = (sources: readonly NodeSource[]) => sources.map(({ id }) => id);

/**
 * Creates a function that returns what a template needs of a page: ids of nodes, and of other insights what links to
 * them say. If their nodes were queried, Gatsby would render each page with such a link again when their text changes.
 */
function createContexts(
  all: readonly NodeSource[],
  made: readonly Page<NodeSource>[],
  rows: ReturnType<typeof searchRows>,
) {
  const sources = newestSources(all);
  const ofType = (type: string) =>
    sources.filter(({ relativePath }) => contentTypeOf(relativePath)?.type === type);
  const insights = sources.filter(({ relativePath }) => contentTypeOf(relativePath)?.list);
  const categories = stringsOf(ofType('InsightsPage')[0]?.data, 'categories');
  const filters = categories.map((label) => ({ label, slug: toSlug(label) }));
  const addresses = new Map(
    made.filter(({ canonical }) => !canonical).map(({ source, address }) => [source, address]),
  );
  const teaserOf = (source: NodeSource) => ({
    heading: textOf(source.data, 'heading'),
    date: textOf(source.data, 'date'),
    category: categories.slice(1).find((one) => one === textOf(source.data, 'category')),
    navTo: textOf(source.data, 'navTo') ?? addresses.get(source),
  });
  const more = (source: NodeSource, excluded: readonly NodeSource[] = [source]) => {
    const { isRelated, insights: found } = moreToRead(source, excluded, insights, categories);
    return { isRelated, more: found.map(teaserOf) };
  };

  return ({ type, source, canonical, list }: Page<NodeSource>): object => {
    const { id } = source;
    if (list) {
      const { entries, counts, ...part } = list;
      const counted = filters.map((filter, index) => ({ ...filter, count: counts[index] }));
      const category = filters.find(({ slug }) => slug === part.category)?.label;
      const own = insights.filter(({ relativePath }) =>
        contentTypeOf(relativePath)?.list?.endsWith(`/${part.type}`),
      );
      const further = more({ ...source, data: { category } }, own);
      return { ...part, ...further, categories: counted, ids: idsOf(entries) };
    }
    if (type === 'Redirect') return { to: canonical };
    if (type === 'SearchPage') return { groups: searchGroups(rows) };
    if (type === 'Solution') return { slug: slugOf(source.relativePath), ...more(source) };
    return { id, ...(type === 'BlogPost' && more(source)) };
  };
}

/**
 * Creates all pages that are not in `src/pages`, the blog list for any other path with one segment (R5), and the data of
 * the search, public/search.json.
 */
export const createPages: NonNullable<GatsbyNode['createPages']> = async ({ actions, ...api }) => {
  const sources = nodeSources(api);
  const rows = searchRows(sources);
  await mkdir('public', { recursive: true });
  await writeFile('public/search.json', JSON.stringify(rows));

  const made = pages(sources);
  const contextOf = createContexts(sources, made, rows);
  for (const page of made) {
    const template = templates[page.type];
    if (!template) continue;
    const { address, canonical, modified } = page;
    const component = path.resolve('src/templates', `${template}.tsx`);
    const context = { canonical, modified, ...contextOf(page) };
    actions.createPage({ path: address, component, context });
    if (address !== defaultList) continue;
    const any = { path: '/insights/other', matchPath: '/insights/:type', component };
    actions.createPage({ ...any, context: { ...context, canonical: address } });
  }
};

/** Leaves out a page of `src/pages` whose content file does not exist. */
export const onCreatePage: NonNullable<GatsbyNode['onCreatePage']> = ({ page, ...api }) => {
  const contentType = singleFileTypes.find(({ address }) => address === page.path);
  const isMissing = contentType && api.getNodesByType(contentType.type).length === 0;
  if (isMissing) api.actions.deletePage(page);
};

import { useEffect, useState } from 'react';

/** The page-data.json of a list. */
interface PageData {
  result: {
    data: { insightsById: readonly Queries.InsightCardFragment[] };
    pageContext: { page: number; pageCount: number };
  };
}

interface EntryPage {
  nodes: readonly Queries.InsightCardFragment[];
  page: number;
  pageCount: number;
}

/** The page that was built, with the slug of the category that its entries have; null for all. */
export interface BuiltPage extends EntryPage {
  category: string | null;
}

interface Selection {
  /** The list, such as `blog`. */
  type: string;
  /** The slug of the category; null for all. */
  category: string | null;
  /** The page within the category, from 1. */
  page: number;
}

async function fetchEntries({ type, category, page }: Selection): Promise<EntryPage> {
  const path = `/insights/${type}/category/${category}${page > 1 ? `/${page}` : ''}`;
  const response = await fetch(`/page-data${path}/page-data.json`);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  const { result } = (await response.json()) as PageData;
  return { ...result.pageContext, nodes: result.data.insightsById };
}

/**
 * The entries of the built page, or those of the selected category. If the built page does not have all entries, they
 * are fetched from the data of the category's pages. Until they arrive, or if that fails, the built page's entries are
 * filtered.
 *
 * @param label the label of the selected category
 */
export function useEntries(
  builtPage: BuiltPage,
  selection: Selection,
  label: string | undefined,
): EntryPage & { state: 'complete' | 'loading' | 'failed' } {
  const { type, category, page } = selection;
  const isBuilt = category === builtPage.category;
  const hasAllEntries = builtPage.category === null && builtPage.pageCount === 1;
  const key = isBuilt || hasAllEntries ? null : `${type}/${category}/${page}`;
  const [answer, setAnswer] = useState<{ key: string; entries: EntryPage | null } | null>(null);

  useEffect(() => {
    if (!key) return;
    let isCurrent = true;
    fetchEntries({ type, category, page })
      .catch((reason: unknown) => {
        console.error('The category could not be loaded:', reason);
        return null;
      })
      .then((entries) => isCurrent && setAnswer({ key, entries }));
    return () => {
      isCurrent = false;
    };
  }, [type, category, page, key]);

  if (isBuilt) return { ...builtPage, state: 'complete' };
  const current = answer?.key === key ? answer : null;
  if (current?.entries) return { ...current.entries, state: 'complete' };
  const nodes = builtPage.nodes.filter((node) => node.category === label);
  const state = hasAllEntries ? 'complete' : current ? 'failed' : 'loading';
  return { nodes, page: 1, pageCount: 1, state };
}

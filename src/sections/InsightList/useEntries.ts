import { useEffect, useState } from 'react';

/** The page-data.json of a list. */
interface PageData {
  result: {
    data: { insightsById: readonly Queries.InsightCardFragment[] };
    pageContext: { page: number; pageCount: number };
  };
}

/** A page of a list. */
export interface EntryPage {
  nodes: readonly Queries.InsightCardFragment[];
  page: number;
  pageCount: number;
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
 * The entries of the built page, or those of the selected category, which are fetched from the data of the category's
 * pages. Until they arrive, or if that fails, the entries of the built page are filtered.
 *
 * @param label the label of the selected category
 */
export function useEntries(
  builtPage: EntryPage,
  selection: Selection,
  label: string | undefined,
): EntryPage {
  const { type, category, page } = selection;
  const key = `${type}/${category}/${page}`;
  const [fetched, setFetched] = useState<{ key: string; entries: EntryPage } | null>(null);

  useEffect(() => {
    if (!category) return;
    let isCurrent = true;
    fetchEntries({ type, category, page }).then(
      (entries) => isCurrent && setFetched({ key, entries }),
      (reason: unknown) => console.error('The category could not be loaded:', reason),
    );
    return () => {
      isCurrent = false;
    };
  }, [type, category, page, key]);

  if (!category) return builtPage;
  if (fetched?.key === key) return fetched.entries;
  const nodes = builtPage.nodes.filter((node) => node.category === label);
  return { nodes, page: 1, pageCount: 1 };
}

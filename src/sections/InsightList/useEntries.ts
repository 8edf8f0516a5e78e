import { useEffect, useState } from 'react';

/** A page of a list as Gatsby stores it beside the HTML. */
interface StoredPage {
  result: {
    data: { allInsight: { nodes: readonly Queries.InsightCardFragment[] } };
    pageContext: { page: number; pageCount: number };
  };
}

/** The entries to show, and where in their list they stand. */
export interface Entries {
  nodes: readonly Queries.InsightCardFragment[];
  page: number;
  pageCount: number;
}

interface Wanted {
  /** The list, such as `blog`. */
  type: string;
  /** The category's part of an address, or null for all. */
  category: string | null;
  /** The page of the narrowed list, from 1. */
  page: number;
}

async function fetchEntries({ type, category, page }: Wanted): Promise<Entries> {
  const address = `/insights/${type}/category/${category}${page > 1 ? `/${page}` : ''}`;
  const response = await fetch(`/page-data${address}/page-data.json`);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  const { result } = (await response.json()) as StoredPage;
  return { ...result.pageContext, nodes: result.data.allInsight.nodes };
}

/**
 * The entries of this page, or those of the category that the address asks for: over the whole list, twelve
 * at a time, from the category's own pages, so that no page grows with the number of posts.
 * While they are on their way, and where they cannot be had, those at hand are narrowed.
 */
export function useEntries(all: Entries, wanted: Wanted, label: string | undefined): Entries {
  const { type, category, page } = wanted;
  const key = `${type}/${category}/${page}`;
  const [fetched, setFetched] = useState<{ key: string; entries: Entries } | null>(null);

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

  if (!category) return all;
  if (fetched?.key === key) return fetched.entries;
  const nodes = all.nodes.filter((node) => node.category === label);
  return { nodes, page: 1, pageCount: 1 };
}

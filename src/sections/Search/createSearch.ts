import MiniSearch, { type SearchResult as MiniSearchResult } from 'minisearch';
import { normalize } from '../../helpers/normalize';

/** An entry of /search.json. */
export interface SearchEntry {
  /** A path on this site, or a URL that starts with http. */
  address: string;
  kind: keyof Queries.SearchKinds;
  title: string;
  description: string;
  /** Its category and short name. */
  keywords: string;
  /** What else it is found by. */
  texts: readonly string[];
}

export interface SearchResult extends SearchEntry {
  /** The words of the entry that match, as `termOf` returns them. */
  matches: ReadonlySet<string>;
}

/** Returns the entries that match a query, best first. */
export type SearchFunction = (query: string) => SearchResult[];

/** A word, with the apostrophes in it. Its group keeps the words when a text is split. */
export const word = /([\p{L}\p{N}]+(?:['’ʼ][\p{L}\p{N}]+)*)/u;

/** Words that every text contains. A query finds nothing by them. */
const stopWords = new Set(
  'a an and are as at be by for from how in is it of on or that the this to what when with'.split(
    ' ',
  ),
);

/**
 * What a word is compared by: without accents, capitals and the ending of a plural. Null for a stop word, but not for the
 * abbreviation IT.
 */
export function termOf(text: string): string | null {
  const term = normalize(text)
    .replace(/([a-z]{3})s$/, '$1')
    // One ending for policy and policies, cookie and cookies.
    .replace(/([a-z]{3})(?:ie|y)$/, '$1i');
  return stopWords.has(term) && text !== 'IT' ? null : term;
}

/** The text of a result with the most matching words: its description, unless another one has more. */
export function snippetOf({ description, texts, matches }: SearchResult): string {
  const count = (text: string) => {
    const terms = new Set(text.split(word).map(termOf));
    return [...matches].filter((term) => terms.has(term)).length;
  };
  return texts.reduce((best, text) => (count(text) > count(best) ? text : best), description);
}

/** How many words of its title match the query, whole or by their start. */
const inTitle = ({ match, queryTerms }: MiniSearchResult) =>
  Object.entries(match).filter(
    ([term, fields]) =>
      fields.includes('title') && queryTerms.some((start) => term.startsWith(start)),
  ).length;

/**
 * Indexes the entries in steps, so that the browser stays responsive (https://lucaong.github.io/minisearch/). A word of
 * a query may be the start of a word or, from five letters on, misspelt. If no entry has all words, those with some are
 * found. Those whose titles match come first, in the order of the entries.
 */
export async function createSearch(entries: readonly SearchEntry[]): Promise<SearchFunction> {
  const index = new MiniSearch<SearchEntry & { id: number }>({
    fields: ['title', 'description', 'keywords', 'texts'],
    tokenize: (text) => text.split(word).filter((part) => word.test(part)),
    processTerm: termOf,
    searchOptions: {
      boost: { title: 6, description: 3, keywords: 3 },
      prefix: true,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
      combineWith: 'AND',
    },
  });
  await index.addAllAsync(entries.map((entry, id) => ({ ...entry, id })));

  return (query) => {
    const all = index.search(query);
    const found = all.length > 0 ? all : index.search(query, { combineWith: 'OR' });
    return found
      .map((result) => ({ id: result.id, terms: result.terms, titles: inTitle(result) }))
      .sort((a, b) => b.titles - a.titles || (a.titles && a.id - b.id))
      .flatMap(({ id, terms }) => {
        const entry = entries[Number(id)];
        return entry ? { ...entry, matches: new Set(terms) } : [];
      });
  };
}

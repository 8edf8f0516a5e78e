import path from 'node:path';
import { contentTypeOf, pageAddress, slugOf, listTypes } from '../schema/content-types';
import { toSlug } from '../schema/slug';
import { fieldOf, listOf, stringsOf, textOf } from '../source/content-file';
import { categoryOf } from '../source/defaults';
import type { Outline } from '../source/markdown/outline';
import { byCode } from '../source/words';

/** The list at any address below /insights that has no page (R5). */
export const defaultList = '/insights/blog';

/** The largest number of entries on a page of a list. */
export const pageSize = 12;

/** What makes pages: a content file, or the node that Gatsby has made from one. */
export interface Source {
  /** The file's path below `content/`. */
  relativePath: string;
  /** The file's fields; undefined if they cannot be read. */
  data: unknown;
  /** The text of a Markdown file. */
  body?: Outline | undefined;
}

/** The entries of a page of a list. */
interface ListPart<S extends Source> {
  /** The list, such as `blog`. */
  type: string;
  /** The slug of the entries' category; null for all. */
  category: string | null;
  /** The page's number, from 1. */
  page: number;
  pageCount: number;
  entries: readonly S[];
  /** How many entries the list has, and each of its categories. */
  counts: readonly number[];
  /** All lists that have pages, in order. */
  lists: readonly string[];
}

/** A page of the site. */
export interface Page<S extends Source> {
  /** Its path, such as `/about`. */
  address: string;
  /** The content type; `InsightListPage` for a page of a list, `Redirect` for one that leads to another. */
  type: string;
  source: S;
  /** The fields that describe the page, with `seo`: the source's, or those of the list. */
  content: unknown;
  /** The address that search engines show instead; null if they may show the page. */
  canonical: string | null;
  /** The day of its last change, for the sitemap; null if unknown. */
  modified: string | null;
  /** Earlier addresses, which redirect to it. */
  formerly: readonly string[];
  list?: ListPart<S>;
}

const typeOf = ({ relativePath }: Source) => contentTypeOf(relativePath);

/** The pages of a content file. The newest fact sheet also has the download page, which search engines show (R9). */
function ownPages<S extends Source>(source: S, sources: readonly S[]): Page<S>[] {
  const contentType = typeOf(source);
  const address = contentType && pageAddress(contentType, slugOf(source.relativePath));
  if (!contentType || !address) return [];
  const { type, newest } = contentType;
  const { data } = source;
  const isArticle = type === 'BlogPost';
  const page = {
    address,
    type,
    source,
    content: data,
    canonical: null,
    modified: (isArticle && (textOf(data, 'updated') ?? textOf(data, 'date'))) || null,
    formerly: stringsOf(data, 'formerly').flatMap((name) => pageAddress(contentType, name) ?? []),
  };
  const isNewest = newest && source === sources.find((other) => typeOf(other) === contentType);
  return isNewest
    ? [
        { ...page, address: newest, formerly: [] },
        { ...page, canonical: newest },
      ]
    : [page];
}

/**
 * The pages of each list and of each category of a list. The first category means all. A list without entries has no
 * pages, except the blog, which any other address below /insights shows.
 */
function listPages<S extends Source>(hub: S, sources: readonly S[]): Page<S>[] {
  const categories = stringsOf(hub.data, 'categories');
  const written = listOf(hub.data, 'lists');
  const placeOf = ({ list }: { list: string }) =>
    written.findIndex((one) => textOf(one, 'type') === path.basename(list));
  const shown = listTypes
    .toSorted((a, b) => placeOf(a) - placeOf(b))
    .map((contentType) => ({
      address: contentType.list,
      content: written[placeOf(contentType)],
      entries: sources.filter((source) => typeOf(source) === contentType),
    }))
    .filter(({ address, entries }) => address === defaultList || entries.length > 0);
  const lists = shown.map(({ address }) => path.basename(address));
  return shown.flatMap(({ address, content, entries }) => {
    const type = path.basename(address);
    const ofCategory = categories.slice(1).map((label) => ({
      address: `${address}/category/${toSlug(label)}`,
      canonical: address,
      category: toSlug(label),
      entries: entries.filter(({ data }) => categoryOf(data, categories) === label),
    }));
    const parts = [{ address, canonical: null, category: null, entries }, ...ofCategory];
    const counts = parts.map((part) => part.entries.length);
    return parts.flatMap(({ address: first, canonical, category, entries: all }) => {
      const pageCount = Math.max(1, Math.ceil(all.length / pageSize));
      return Array.from({ length: pageCount }, (_, index): Page<S> => {
        const onPage = all.slice(index * pageSize, (index + 1) * pageSize);
        return {
          address: index === 0 ? first : `${first}/${index + 1}`,
          type: 'InsightListPage',
          source: hub,
          content,
          canonical,
          formerly: [],
          modified: textOf(onPage[0]?.data, 'date') ?? null,
          list: { type, category, page: index + 1, pageCount, entries: onPage, counts, lists },
        };
      });
    });
  });
}

/** The pages of the entrances `/`, `/solutions` and `/insights`, which lead to the first of several pages. */
function entrances<S extends Source>(pages: readonly Page<S>[]): Page<S>[] {
  const firstSolution = pages.find(({ type }) => type === 'Solution');
  const targets = {
    '/': '/home',
    '/solutions': firstSolution?.address,
    '/insights': defaultList,
  };
  return Object.entries(targets).flatMap(([address, target]) => {
    const page = pages.find((one) => one.address === target);
    if (!page) return [];
    const { source, content } = page;
    const redirect = { type: 'Redirect', source, content, canonical: page.address };
    return { ...redirect, address, modified: null, formerly: [] };
  });
}

const orderOf = ({ data }: Source) => Number(fieldOf(data, 'order') ?? 0);

/** Sorts sources, the newest first, and those of one day by heading; solutions have no date, but an order. */
export const newestSources = <S extends Source>(sources: readonly S[]): S[] =>
  sources.toSorted((a, b) => {
    const [date, other] = [a, b].map(({ data }) => textOf(data, 'date'));
    return (
      byCode(other, date) ||
      (date && byCode(textOf(a.data, 'heading'), textOf(b.data, 'heading'))) ||
      orderOf(a) - orderOf(b) ||
      byCode(a.relativePath, b.relativePath)
    );
  });

/**
 * Every page that content makes, the newest first. Everything that needs the site's pages or their addresses asks this
 * function.
 *
 * @param all what the pages are made from: for the published site only what is published
 */
export function pages<S extends Source>(all: readonly S[]): Page<S>[] {
  const sources = newestSources(all);
  const made = sources.flatMap((source) =>
    typeOf(source)?.type === 'InsightsPage'
      ? listPages(source, sources)
      : ownPages(source, sources),
  );
  return [...made, ...entrances(made)];
}

import path from 'node:path';
import { contentTypeOf, listTypes } from '../schema/content-types';
import { fieldOf, leavesOf, textOf } from '../source/content-file';
import { oneLine } from '../source/words';
import { newestSources, pages, pageSize, type Page, type Source } from './pages';

/** The kinds of rows, in the order of the search page: the names of folders in `content/`. */
const searchKinds = ['solutions', 'blog', 'factsheet', 'news', 'pages'] as const;

/** The fields whose words find an entry: its keywords, and texts of which a result shows the matching one. */
const keywordFields = /^(shortName|category|tags|searchWords)$/;
const textFields = /^(heading|subheadingscontent|points)$/;

/** The other fields with sentences, which find a page of the kind `pages`. */
const pageTextFields = /^(title|subtitle|subheadings|text|description)$/;

/** An abbreviation with the number after it, such as ISO 22301 or PS21/3. */
const abbreviation = /\p{Lu}[\p{Lu}\d]+(?:[/ -]\d[\d-]*)*/gu;

const longWord = /[\p{L}\p{N}]{4,}/gu;

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

const sentencesOf = (text: string): string[] => text.trim().split(/(?<=[.!?])\s+/);

const { basename, dirname } = path.posix;

/** All texts of a value with the names of their fields. */
const textsIn = (value: unknown): { name: string; text: string }[] =>
  leavesOf(value).flatMap(({ path: place, value: text }) => {
    const name = String(place.findLast((step) => typeof step === 'string'));
    return typeof text === 'string' ? [{ name, text }] : [];
  });

/** The page that shows the texts of a file that makes none, and the fields with these texts. */
const shownOn: Readonly<Record<string, string>> = {
  WhyChooseUs: '/home',
  Audiences: '/home',
  Testimonials: '/home',
  Offices: '/contact',
};
const shownFields = /^(heading|outcome|subheadings|city|country|addressLines)$/;

/**
 * What the search knows of a page or a news item.
 *
 * @param shown the files without a page whose texts the page shows
 */
function rowOf(
  { address, source, content }: Pick<Page<Source>, 'address' | 'source' | 'content'>,
  shown: readonly Source[],
) {
  const { relativePath, body } = source;
  const seo = fieldOf(content, 'seo');
  const isInsight = contentTypeOf(relativePath)?.list;
  const kind = searchKinds.find((name) => name === basename(dirname(relativePath))) ?? 'pages';
  const headline = textOf(content, 'title') ?? textOf(fieldOf(content, 'banner'), 'title') ?? '';
  const ownTitle = isInsight ? textOf(content, 'heading') : textOf(seo, 'title');
  const title = (kind === 'solutions' && headline) || (ownTitle ?? '');
  const paragraphs = textsIn(fieldOf(content, 'description')).map(({ text }) => text);
  const description = textOf(seo, 'description') ?? paragraphs[0] ?? '';

  const texts = textsIn(content);
  const shownTexts = shown.flatMap(({ data }) => textsIn(data));
  const textsOf = (fields: RegExp, among = texts) =>
    among.filter(({ name }) => fields.test(name)).map(({ text }) => text);
  const keywords = [...textsOf(keywordFields), headline].join(' ');
  const headings = [
    ...textsOf(textFields),
    // There are few pages, and many posts.
    ...(kind === 'pages' ? [...textsOf(pageTextFields), ...(body?.passages ?? [])] : []),
    ...textsOf(shownFields, shownTexts),
    ...(body?.headings ?? []),
    // News items have no other text.
    ...(seo ? [] : paragraphs),
  ];
  const found = new Set(wordsIn(`${title} ${description} ${keywords}`));
  const sentences: string[] = [];
  /** Adds each sentence with a word that finds nothing so far. */
  const addSentences = (among: readonly string[], words: RegExp) => {
    for (const sentence of among.flatMap(sentencesOf)) {
      const ofSentence = (sentence.match(words) ?? []).flatMap(wordsIn);
      const added = ofSentence.filter((word) => !found.has(word));
      if (added.length > 0) sentences.push(sentence);
      for (const word of added) found.add(word);
    }
  };
  addSentences(headings, longWord);
  // Text without a space is an address or a name.
  const spaced = [...textsOf(/./), ...(body?.passages ?? [])].filter((text) => /\s/.test(text));
  addSentences(spaced, abbreviation);

  return {
    /** A path on this site, or the URL of a news item. */
    address,
    kind,
    title: oneLine(title),
    description,
    /** Its category and short name. */
    keywords,
    /** Other texts that find it: its headings, and sentences with abbreviations such as DORA or SS1/21. */
    texts: sentences,
  };
}

/**
 * Everything that the search finds, by kind and newest first: all pages except the search, and the news
 * (docs/decisions/0049-search.md). Of the kind `pages`, those that the error screen links come first, in its
 * order.
 *
 * @param sources what the build contains
 */
export function searchRows(sources: readonly Source[]) {
  const typeOf = ({ relativePath }: Source) => contentTypeOf(relativePath)?.type ?? '';
  const sorted = newestSources(sources);
  const found = pages(sources).filter(
    ({ type, canonical, list }) => !canonical && type !== 'SearchPage' && (list?.page ?? 1) === 1,
  );
  const news = sorted
    .filter((source) => typeOf(source) === 'NewsItem')
    .map((source) => ({
      address: textOf(source.data, 'navTo') ?? '',
      source,
      content: source.data,
    }));
  const shown = sorted.filter((source) => typeOf(source) in shownOn);
  const rows = [...found, ...news].map((page) =>
    rowOf(
      page,
      shown.filter((source) => shownOn[typeOf(source)] === page.address),
    ),
  );
  const links = textsIn(sorted.find((source) => typeOf(source) === 'ErrorPage')?.data).toReversed();
  const placeOf = (address: string) => links.findIndex(({ text }) => text === address);
  rows.sort((a, b) => placeOf(b.address) - placeOf(a.address));
  return searchKinds.flatMap((kind) => rows.filter((row) => row.kind === kind));
}

/** The groups of the search page, with the first entries of each kind, so that the page does not grow with the site. */
export const searchGroups = (rows: ReturnType<typeof searchRows>) =>
  searchKinds
    .map((kind) => ({
      kind,
      list: listTypes.find(({ list }) => basename(list) === kind)?.list ?? null,
      entries: rows
        .filter((row) => row.kind === kind)
        .slice(0, pageSize)
        .map(({ address, title, description }) =>
          kind === 'pages' ? { address, title } : { address, title, description },
        ),
    }))
    .filter(({ entries }) => entries.length > 0);

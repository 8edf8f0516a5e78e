import path from 'node:path';
import { fieldOf, leavesOf, textOf, type ContentFile } from '../source/content-file';
import type { Environment } from '../source/preview';
import { isInBuild } from '../source/publication';
import { oneLine } from '../source/words';
import { pagesFrom, newestFiles, type MadePage } from './pages-from-files';

/** The kinds of rows, in the order of the search page: the names of folders in `content/`. */
export const searchKinds = ['solutions', 'blog', 'factsheet', 'news', 'pages'] as const;

/** The fields whose words find an entry: its keywords, and texts of which a result shows the matching one. */
const keywordFields = /^(shortName|category|categories|tags|searchWords)$/;
const textFields = /^(heading|subheadingscontent|points)$/;

/** The other fields with sentences, which find a page of the kind `pages`. */
const pageTextFields = /^(title|subtitle|subheadings|text|description)$/;

/** An abbreviation with the number after it, such as ISO 22301 or PS21/3. */
const abbreviation = /\p{Lu}[\p{Lu}\d]+(?:[/ -]\d[\d-]*)*/gu;

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
function rowOf({ address, file, content }: MadePage, shown: readonly ContentFile[]) {
  const { relativePath, contentType, body } = file;
  const seo = fieldOf(content, 'seo');
  const isInsight = contentType.format === 'markdown' && contentType.type !== 'TextPage';
  const kind = searchKinds.find((name) => name === basename(dirname(relativePath))) ?? 'pages';
  const title = (isInsight ? textOf(content, 'heading') : textOf(seo, 'title')) ?? '';
  const paragraphs = textsIn(fieldOf(content, 'description')).map(({ text }) => text);
  const description = textOf(seo, 'description') ?? paragraphs[0] ?? '';

  const texts = textsIn(content);
  const shownTexts = shown.flatMap(({ data }) => textsIn(data));
  const textsOf = (fields: RegExp, among = texts) =>
    among.filter(({ name }) => fields.test(name)).map(({ text }) => text);
  const headline = textOf(content, 'title') ?? textOf(fieldOf(content, 'banner'), 'title') ?? '';
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
  // Each sentence with a new word: the longer words of headings, and all abbreviations.
  const found = new Set(wordsIn(`${title} ${description} ${keywords}`));
  const adding = (words: (sentence: string) => string[]) => (sentence: string) => {
    const added = words(sentence).filter((word) => !found.has(word));
    for (const word of added) found.add(word);
    return added.length > 0;
  };
  const longWords = (text: string) => wordsIn(text).filter((word) => word.length > 3);
  const abbreviations = (text: string) => (text.match(abbreviation) ?? []).flatMap(wordsIn);
  // Text without a space is an address or a name.
  const everything = [...texts.map(({ text }) => text), ...(body?.passages ?? [])].filter((text) =>
    /\s/.test(text),
  );

  return {
    /** A path on this site, or the URL of a news item. */
    address,
    kind,
    title: oneLine(title),
    description,
    /** Its category and short name. */
    keywords,
    /** Other texts that find it: its headings, and sentences with abbreviations such as DORA or SS1/21. */
    texts: [
      ...headings.flatMap(sentencesOf).filter(adding(longWords)),
      ...everything.flatMap(sentencesOf).filter(adding(abbreviations)),
    ],
  };
}

/**
 * Everything that the search finds, newest first: all pages except the search, and the news
 * (docs/decisions/0049-search.md).
 *
 * @param today the time of the build
 * @param env the build's environment variables
 */
export function searchRows(
  files: readonly ContentFile[],
  today: Date,
  env: Environment = process.env,
) {
  const included = files.filter(
    ({ contentType, data }) => contentType.format === 'json' || isInBuild(Object(data), today, env),
  );
  const pages = pagesFrom(included).filter(({ file }) => file.contentType.type !== 'SearchPage');
  const news = newestFiles(included)
    .filter(({ contentType }) => contentType.type === 'NewsItem')
    .map((file) => ({ address: textOf(file.data, 'navTo') ?? '', file, content: file.data }));
  const shown = files.filter(({ contentType }) => contentType.type in shownOn);
  return [...pages, ...news].map((page) =>
    rowOf(
      page,
      shown.filter(({ contentType }) => shownOn[contentType.type] === page.address),
    ),
  );
}

import { decodeString } from 'micromark-util-decode-string';
import type { ContentSchema } from '../schema/json-schema';
import { isRecord, type ContentFile } from './content-file';
import { oneLine } from './words';

/** The most characters of a card's text, and of a page's title and description. */
const lengths = { card: 240, title: 60, description: 160 };

const isBlank = (value: unknown) => value === undefined || value === null || value === '';

/** The start of a text: up to the end of a sentence in its second half, or else of a word. */
function startOf(text: string, length: number): string {
  const line = oneLine(text);
  if (line.length <= length) return line;
  const sentences = /^.*[.!?](?= )/.exec(line.slice(0, length + 1))?.[0] ?? '';
  if (sentences.length > length / 2) return sentences;
  return `${line.slice(0, length).replace(/[\s,;:–—-]*\s\S*$/, '')}…`;
}

/** The day of a date, which may have a time. */
const dayOf = (date: unknown) =>
  typeof date === 'string' ? date.replace(/^(\d{4}-\d\d-\d\d)[T ]\d.*$/, '$1') : date;

/** A text without HTML entities. */
const decode = (value: unknown) => (typeof value === 'string' ? decodeString(value) : value);

/** The texts of a list, or of one text with commas. */
const listOf = (value: unknown): string[] =>
  (typeof value === 'string' ? value.split(',') : [value])
    .flat()
    .filter((entry) => !isBlank(entry))
    .map((entry) => decodeString(String(entry)).trim());

/** An author's name: of the first of several, and from an object of jekyll-import. */
function nameOfAuthor(value: unknown): unknown {
  const author: unknown = [value].flat()[0];
  return decode(isRecord(author) ? (author.display_name ?? author.name) : author);
}

/**
 * The front matter of a post, a news item or a fact sheet in the site's own fields. Understands what the exporters of
 * other systems write: `title`, `excerpt`, HTML entities, dates with times, and `published` or `status`. An empty field
 * counts as left out unless it is required.
 */
export function entryFields(written: unknown, { required = [] }: ContentSchema): unknown {
  if (!isRecord(written)) return written;
  const filled = Object.entries(written).filter(
    ([name, value]) => !isBlank(value) || required.includes(name),
  );
  const { title, excerpt, published, status, ...own } = Object.fromEntries(filled);
  const { heading = decode(title), description = decode(excerpt), author, tags, categories } = own;
  const isDraft = published === false || (typeof status === 'string' && !/^publish/.test(status));
  const fields = {
    ...own,
    heading,
    date: dayOf(own.date),
    updated: dayOf(own.updated),
    draft: own.draft ?? isDraft,
    description: typeof description === 'string' ? [description] : description,
    author: nameOfAuthor(author),
    tags: tags && listOf(tags),
    categories: categories && listOf(categories),
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

/**
 * The fields of a file. Of a post or a fact sheet, the heading and the start of the text stand for the texts of the card
 * and of search engines that are left out.
 */
export function completeFields(file: ContentFile): unknown {
  const { data, schema, contentType } = file;
  if (!contentType.list || !schema.properties?.seo || !isRecord(data)) return data;
  const { heading = '', description, seo } = data;
  if (description && seo) return data;
  const written = description ? [description].flat() : (file.body?.passages.filter(Boolean) ?? []);
  const text = written.join(' ') || String(heading);
  return {
    ...data,
    description: description ?? [startOf(text, lengths.card)],
    seo: seo ?? {
      title: startOf(String(heading), lengths.title),
      description: startOf(text, lengths.description),
    },
  };
}

import type { ContentType } from '../schema/content-types';
import { textOf } from './content-file';
import type { Outline } from './markdown/outline';
import { oneLine } from './words';

/** The most characters of a card's text, and of a page's title and description. */
const lengths = { card: 240, title: 60, description: 160 };

/** The start of a text: up to the end of a sentence in its second half, or else of a word. */
function startOf(text: string, length: number): string {
  const line = oneLine(text);
  if (line.length <= length) return line;
  const sentences = /^.*[.!?](?= )/.exec(line.slice(0, length + 1))?.[0] ?? '';
  if (sentences.length > length / 2) return sentences;
  return `${line.slice(0, length).replace(/[\s,;:–—-]*\s\S*$/, '')}…`;
}

/** The category of an entry: its own, or the first of insights.json. */
export const categoryOf = (entry: unknown, categories: readonly string[]): string =>
  textOf(entry, 'category') ?? categories[0] ?? '';

/**
 * The fields of a file. In a post or a fact sheet, the heading and the start of the text stand for the texts of the card
 * and of search engines that are left out.
 */
export function withDefaults(
  fields: Readonly<Record<string, unknown>>,
  { list, address }: ContentType,
  body: Pick<Outline, 'passages'> | undefined,
): Record<string, unknown> {
  const { heading = '', description, seo } = fields;
  if (!list || !address || (description && seo)) return { ...fields };
  const written = description ? [description].flat() : (body?.passages.filter(Boolean) ?? []);
  const text = written.join(' ') || String(heading);
  return {
    ...fields,
    description: description ?? [startOf(text, lengths.card)],
    seo: seo ?? {
      title: startOf(String(heading), lengths.title),
      description: startOf(text, lengths.description),
    },
  };
}

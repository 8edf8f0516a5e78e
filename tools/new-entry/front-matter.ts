import { stringify } from 'yaml';
import type { ContentSchema } from '../../src/content-model/schema/json-schema';

/** What is known of a new entry before anybody has written it. */
export interface Known {
  title: string;
  /** The day of publication, such as 2024-11-12. */
  day: string;
  /** One of the categories of insights.json. */
  category: string;
  /** A picture that is there, relative to the file. */
  picture: string;
}

const lowerFirst = (text: string) =>
  /^[A-Z][a-z' ]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

/** A note to the writer in the place of a text; one that is left over keeps the entry from being published. */
function noteFor({ description = 'the text', names, maxLength = Infinity }: ContentSchema): string {
  if (names === 'address') return 'https://TODO';
  const note = `[TODO: ${lowerFirst(description)}]`;
  return note.length <= maxLength ? note : `${note.slice(0, maxLength - 2).trimEnd()}…]`;
}

/** As many whole words of a text as fit. */
function shortened(text: string, length = Infinity): string {
  if (text.length <= length) return text;
  const words = text.slice(0, length + 1);
  return words.slice(0, Math.max(words.lastIndexOf(' '), 0)) || text.slice(0, length);
}

function valueOf(name: string, schema: ContentSchema, known: Known): unknown {
  const { type, names, items, minItems = 1, properties = {}, required = [] } = schema;
  if (type === 'object') {
    return Object.fromEntries(
      required.map((field) => [field, valueOf(field, properties[field] ?? schema, known)]),
    );
  }
  if (type === 'array' && items) {
    const note = noteFor({ ...items, description: schema.description });
    return Array.from({ length: minItems }, (_, index) =>
      index === 0 ? note : note.replace(/\]$/, `, ${index + 1}]`),
    );
  }
  if (names === 'day') return known.day;
  if (names === 'category') return known.category;
  if (names === 'picture') return known.picture;
  return name === 'heading' || name === 'title'
    ? shortened(known.title, schema.maxLength)
    : noteFor(schema);
}

/**
 * The front matter of a new entry: every field that its type must have, in the order of the content schema. What
 * is not known yet says, in the words of the schema, what to write. The entry is a draft.
 *
 * @param schema the entry's type, from `contentSchemas`
 * @returns YAML without the lines of dashes
 */
export function frontMatterOf(schema: ContentSchema, known: Known): string {
  const { properties = {}, required = [] } = schema;
  const fields = required.flatMap((name): [string, unknown][] => {
    const field: [string, unknown] = [name, valueOf(name, properties[name] ?? schema, known)];
    return name === 'date' ? [field, ['draft', true]] : [field];
  });
  return stringify(Object.fromEntries(fields), { lineWidth: 0, singleQuote: true });
}

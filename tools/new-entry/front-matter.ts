import { stringify } from 'yaml';
import type { ContentSchema } from '../../src/content-model/schema/json-schema';

/** The values of a new entry. */
export interface EntryDefaults {
  title: string;
  /** The day of publication, such as 2024-11-12. */
  day: string;
  /** One of the categories of insights.json. */
  category: string;
  /** The path of an existing picture, relative to the file. */
  picture: string;
}

const lowerFirst = (text: string) =>
  /^[A-Z][a-z' ]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

/** A placeholder that tells the writer what to write. The content checks report placeholders. */
function placeholderFor({
  description = 'the text',
  names,
  maxLength = Infinity,
}: ContentSchema): string {
  if (names === 'address') return 'https://TODO';
  const placeholder = `[TODO: ${lowerFirst(description)}]`;
  return placeholder.length <= maxLength
    ? placeholder
    : `${placeholder.slice(0, maxLength - 2).trimEnd()}…]`;
}

/** Truncates a text after a word. */
function truncate(text: string, length = Infinity): string {
  if (text.length <= length) return text;
  const start = text.slice(0, length + 1);
  return start.slice(0, Math.max(start.lastIndexOf(' '), 0)) || text.slice(0, length);
}

function valueOf(name: string, schema: ContentSchema, defaults: EntryDefaults): unknown {
  const { type, names, items, minItems = 1, properties = {}, required = [] } = schema;
  if (type === 'object') {
    return Object.fromEntries(
      required.map((field) => [field, valueOf(field, properties[field] ?? schema, defaults)]),
    );
  }
  if (type === 'array' && items) {
    const placeholder = placeholderFor({ ...items, description: schema.description });
    return Array.from({ length: minItems }, (_, index) =>
      index === 0 ? placeholder : placeholder.replace(/\]$/, `, ${index + 1}]`),
    );
  }
  if (names === 'day') return defaults.day;
  if (names === 'category') return defaults.category;
  if (names === 'picture') return defaults.picture;
  return name === 'heading' || name === 'title'
    ? truncate(defaults.title, schema.maxLength)
    : placeholderFor(schema);
}

/**
 * The front matter of a new draft: all required fields, in the order of the content schema, with placeholders for texts.
 *
 * @param schema the schema of the entry's type, from `contentSchemas`
 * @returns YAML without `---`
 */
export function frontMatterOf(schema: ContentSchema, defaults: EntryDefaults): string {
  const { properties = {}, required = [] } = schema;
  const fields = required.flatMap((name): [string, unknown][] => {
    const field: [string, unknown] = [name, valueOf(name, properties[name] ?? schema, defaults)];
    return name === 'date' ? [field, ['draft', true]] : [field];
  });
  return stringify(Object.fromEntries(fields), { lineWidth: 0, singleQuote: true });
}

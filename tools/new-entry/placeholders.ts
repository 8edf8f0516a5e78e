import { lowerFirst } from '../../src/content-model/source/words';
import type { ContentSchema } from '../../src/content-model/schema/json-schema';

export interface EntryDefaults {
  title: string;
  /** The fields that get the title, such as `seo.title`. */
  titled: readonly string[];
  /** The texts of fields with a format, by the directive that names it. */
  named: Readonly<Record<string, string | undefined>>;
  /** The position after all others. */
  order: number;
}

/**
 * A placeholder that tells the writer what to write. The content checks report placeholders.
 *
 * @param number the position in a list, from 2
 */
function placeholderFor(
  { description = 'the text', minLength = 0, maxLength = Infinity }: ContentSchema,
  number?: number,
): string {
  const words = lowerFirst(description);
  const length =
    words.length < minLength && !/\d/.test(words) ? `, at least ${minLength} letters` : '';
  const end = number ? `, ${number}]` : ']';
  const placeholder = `[TODO: ${words}${length}`;
  return placeholder.length + end.length <= maxLength
    ? placeholder + end
    : `${placeholder.slice(0, maxLength - end.length - 1).trimEnd()}…${end}`;
}

function truncate(text: string, length = Infinity): string {
  if (text.length <= length) return text;
  const start = text.slice(0, length + 1);
  return start.slice(0, Math.max(start.lastIndexOf(' '), 0)) || text.slice(0, length);
}

/**
 * The value of a new entry: all required fields, in the order of the content schema, with placeholders for texts.
 *
 * @param schema the schema of the entry's type, from `contentSchemas`
 * @param path the field's path, such as `seo.title`
 * @param number the position in a list, from 2
 */
export function newValue(
  schema: ContentSchema,
  defaults: EntryDefaults,
  path = '',
  number?: number,
): unknown {
  const { type, names, items, minItems = 1, properties = {}, required = [] } = schema;
  if (type === 'object') {
    return Object.fromEntries(
      required.map((name) => {
        const field = properties[name] ?? schema;
        return [name, newValue(field, defaults, path ? `${path}.${name}` : name, number)];
      }),
    );
  }
  if (type === 'array' && items) {
    const item = items.description ? items : { ...items, description: schema.description };
    return Array.from({ length: minItems }, (_, index) =>
      newValue(item, defaults, `${path}[]`, index > 0 ? index + 1 : number),
    );
  }
  if (type === 'boolean') return false;
  if (type !== 'string') return path.endsWith('order') ? defaults.order : null;
  if (schema.enum) return schema.enum[0];
  if (defaults.titled.includes(path)) return truncate(defaults.title, schema.maxLength);
  // The content checks report null.
  return names ? (defaults.named[names] ?? null) : placeholderFor(schema, number);
}

import { contentSchemas, type ContentSchema } from '../schema/json-schema';
import { readSdl } from '../schema/sdl';
import { isRecord } from '../is-record';

function fits(value: unknown, schema: ContentSchema | undefined): boolean {
  if (!schema) return true;
  const { type, properties = {}, required = [], items } = schema;
  if (type === 'object') {
    return isRecord(value) && required.every((name) => fits(value[name], properties[name]));
  }
  if (type === 'array') return Array.isArray(value) && value.every((entry) => fits(entry, items));
  return typeof value === (type === 'integer' ? 'number' : type);
}

let schemaOf: ((type: string) => ContentSchema) | undefined;

/**
 * Tells whether an entry has all that queries count on. One that hasn't is a mistake, which the content checks
 * name; in development it must not take the other pages with it, since GraphQL answers nothing where one entry
 * lacks what its type promises.
 *
 * @param type the entry's GraphQL type
 */
export function isComplete(type: string, frontMatter: Readonly<Record<string, unknown>>): boolean {
  schemaOf ??= contentSchemas(readSdl());
  return fits(frontMatter, schemaOf(type));
}

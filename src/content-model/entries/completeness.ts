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
 * Whether an entry has all required fields. The content checks report missing ones, but in development the build
 * continues, and GraphQL fails a whole query if a non-null field of one entry is missing.
 *
 * @param type the entry's GraphQL type
 */
export function isComplete(type: string, frontMatter: Readonly<Record<string, unknown>>): boolean {
  schemaOf ??= contentSchemas(readSdl());
  return fits(frontMatter, schemaOf(type));
}

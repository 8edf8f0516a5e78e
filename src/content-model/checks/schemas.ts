import { contentSchemas, type ContentSchema } from '../schema/json-schema';
import { readSdl } from '../schema/sdl';

type SchemaOf = (type: string) => ContentSchema;

let latest: { sdl: string; schemaOf: SchemaOf } | undefined;

/**
 * The JSON Schema of each type. Memoised while the content schema does not change: compiling takes longer than all
 * checks together.
 */
export function currentSchemas(): SchemaOf {
  const sdl = readSdl();
  if (latest?.sdl !== sdl) latest = { sdl, schemaOf: contentSchemas(sdl) };
  return latest.schemaOf;
}

import { contentSchemas } from '../schema/json-schema';
import type { ContentSchema } from '../schema/json-schema';
import { readSdl } from '../schema/sdl';

type SchemaOf = (type: string) => ContentSchema;

let latest: { sdl: string; schemaOf: SchemaOf } | undefined;

/**
 * What a file of each type looks like, as the content schema says now. While that does not change, the
 * same objects are given out: a development server and the tests check many times, and compiling the
 * schemas takes longer than all the checks.
 */
export function currentSchemas(): SchemaOf {
  const sdl = readSdl();
  if (latest?.sdl !== sdl) latest = { sdl, schemaOf: contentSchemas(sdl) };
  return latest.schemaOf;
}

import { contentSchemas, type ContentSchema } from './json-schema';
import { readSdl } from './sdl';

let schemas: ReturnType<typeof contentSchemas> | undefined;

/** The JSON Schema of a type. The schemas are memoised: compiling takes longer than all checks together. */
export const schemaOf = (type: string): ContentSchema =>
  (schemas ??= contentSchemas(readSdl()))(type);

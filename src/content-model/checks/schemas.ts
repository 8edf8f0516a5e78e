import { contentSchemas } from '../schema/json-schema';
import { readSdl } from '../schema/sdl';

let schemas: ReturnType<typeof contentSchemas> | undefined;

/** The JSON Schema of each type. Memoised: compiling takes longer than all checks together. */
export const currentSchemas = () => (schemas ??= contentSchemas(readSdl()));

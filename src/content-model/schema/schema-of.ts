import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { contentSchemas, type ContentSchema } from './json-schema';
import { labelsSchema } from './labels';

// Gatsby compiles this file into another folder, so the path is relative to the working directory.
const folder = () => path.resolve(process.cwd(), 'src/content-model/schema');

/**
 * The content schema: all `.graphql` files of this folder.
 *
 * Throws if the working directory is not the repository.
 */
export function readSdl(): string {
  return readdirSync(folder())
    .filter((name) => name.endsWith('.graphql'))
    .sort()
    .map((name) => readFileSync(path.join(folder(), name), 'utf8'))
    .join('\n');
}

let schemas: ReturnType<typeof contentSchemas> | undefined;

/** The JSON Schema of a type. The schemas are memoised: compiling takes longer than all checks together. */
export const schemaOf = (type: string): ContentSchema =>
  type === 'Labels' ? labelsSchema() : (schemas ??= contentSchemas(readSdl()))(type);

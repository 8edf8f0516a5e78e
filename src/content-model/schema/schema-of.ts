import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import Ajv, { type ErrorObject } from 'ajv';
import { contentSchemas, ownKeywords, type ContentSchema } from './json-schema';
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

// A unit test validates the schemas. Optimising their code takes longer than running it.
const ajv = new Ajv({
  allErrors: true,
  meta: false,
  validateSchema: false,
  // The patterns say the same; rules check what a format names.
  validateFormats: false,
  code: { optimize: false },
});
ajv.addVocabulary(ownKeywords);

/** Where a value does not match its schema. */
export function errorsIn(data: unknown, schema: ContentSchema): readonly ErrorObject[] {
  const validate = ajv.compile(schema);
  return validate(data) ? [] : (validate.errors ?? []);
}

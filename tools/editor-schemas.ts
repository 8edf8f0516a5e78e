import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pictogramNames } from '../src/content-model/rules/names';
import { schemaOf } from '../src/content-model/schema/schema-of';
import { isRecord } from '../src/content-model/source/content-file';
import { contentTypes } from '../src/content-model/schema/content-types';

/** The folder of the JSON Schemas for VS Code (.vscode/settings.json). */
const folder = '.vscode/schemas';

/** Lists the pictograms' names, so that VS Code can complete them. */
const withPictograms = (_: string, value: unknown) =>
  isRecord(value) && value.names === 'pictogram' ? { ...value, enum: pictogramNames() } : value;

/** The texts of the JSON Schemas, by file name. */
export function editorSchemas(): Readonly<Record<string, string>> {
  const $schema = 'http://json-schema.org/draft-07/schema#';
  // JSON only: editors do not support schemas for front matter (https://github.com/redhat-developer/vscode-yaml/issues/207).
  // VS Code's task "Check the content" underlines mistakes there.
  return Object.fromEntries(
    contentTypes
      .filter(({ format }) => format === 'json')
      .map(({ type }) => [
        `${type}.json`,
        JSON.stringify({ $schema, title: type, ...schemaOf(type) }, withPictograms),
      ]),
  );
}

/**
 * Writes the JSON Schemas with which VS Code completes and checks content, or says that it cannot. They are not in Git.
 */
export async function writeEditorSchemas(): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    for (const [name, schema] of Object.entries(editorSchemas())) {
      await writeFile(path.join(folder, name), schema);
    }
  } catch {
    console.log(`${folder} cannot be written`);
  }
}

import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pictogramNames } from '../src/content-model/checks/rules/pictograms';
import { editorSchemas } from '../src/content-model/schema/editor-schemas';
import { readSdl } from '../src/content-model/schema/sdl';

/** The folder of the JSON Schemas for VS Code (.vscode/settings.json). */
export const EDITOR_SCHEMAS = '.vscode/schemas';

/** Writes the JSON Schemas with which VS Code completes and checks content. They are not in Git. */
export async function writeEditorSchemas(): Promise<void> {
  await mkdir(EDITOR_SCHEMAS, { recursive: true });
  for (const [name, schema] of Object.entries(editorSchemas(readSdl(), pictogramNames()))) {
    await writeFile(path.join(EDITOR_SCHEMAS, name), JSON.stringify(schema));
  }
}

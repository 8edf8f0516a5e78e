/**
 * Writes what editors need to complete and check content while it is typed: a JSON Schema for every
 * kind of content file, and the settings of VS Code that point to them.
 *
 * Run after a change to the content schema or to the pictograms' package: `npm run editor-schema`.
 * A unit test fails while the files lag behind.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { editorFiles } from '../src/content-model/schema/editor-schemas';
import { readSdl } from '../src/content-model/schema/sdl';
import { pictogramNames } from '../src/content-model/checks/rules/pictograms';

async function write(): Promise<void> {
  for (const { path: file, content } of editorFiles(readSdl(), pictogramNames())) {
    const options = { ...(await resolveConfig(file)), filepath: file };
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, await format(JSON.stringify(content), options));
    console.log(file);
  }
}

void write();

import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FactSheetEntry } from '../../server/function/content.generated';
import { slugOf } from '../schema/content-types';
import { fieldOf, fileOfType, textOf, type ContentFile } from '../source/content-file';
import { previewUrl, type Environment } from '../source/preview';
import { isInBuild } from '../source/publication';
import { oneLine } from '../source/words';

/** The path of the generated file. Not in .cache, which Gatsby clears after onPreInit. */
export const FUNCTION_CONTENT = 'src/server/function/content.generated.js';

/**
 * The fact sheets that visitors can request, each with its heading on one line: the published ones, or all in development
 * and previews.
 *
 * @param files the content's files
 * @param today the time of the build
 * @param env the build's environment variables
 */
export function factSheetsOf(
  files: readonly ContentFile[],
  today: Date,
  env: Environment = process.env,
): FactSheetEntry[] {
  return files
    .filter(({ contentType }) => contentType.type === 'FactSheet')
    .filter(({ data }) => isInBuild(Object(data), today, env))
    .map(({ relativePath, data }) => ({
      slug: slugOf(relativePath),
      name: oneLine(textOf(data, 'heading') ?? ''),
    }));
}

/**
 * Writes the content that the function /api/fact-sheet needs, and a preview's URL. Call it before onPreBootstrap, in which
 * Gatsby compiles functions.
 *
 * @param root the repository's folder
 * @param files the content's files
 */
export async function writeFunctionContent(
  root: string,
  files: readonly ContentFile[],
): Promise<void> {
  const forms = fileOfType(files, 'Forms')?.data;
  const content = {
    factSheets: factSheetsOf(files, new Date()),
    formSettings: fieldOf(forms, 'settings'),
    emailSubject: fieldOf(forms, 'emailSubject'),
  };
  // CommonJS, which also Playwright can import on Node 20.
  const text = `// Written by the build from content/. Edit the content, not this file.
exports.PREVIEW_URL = ${JSON.stringify(previewUrl())};
exports.CONTENT = ${JSON.stringify(content, null, 2)};
`;
  const file = path.join(root, FUNCTION_CONTENT);
  // Writing an unchanged file would make the development server compile the function again.
  const current = await readFile(file, 'utf8').catch(() => undefined);
  if (current !== text) await writeFile(file, text);
}

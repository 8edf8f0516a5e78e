import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FactSheetEntry } from '../../server/function/fact-sheets.generated';
import { slugOf } from '../schema/content-types';
import { textOf, type ContentFile } from '../source/content-file';
import { previewUrl, type Environment } from '../source/preview';
import { isInBuild } from '../source/publication';
import { oneLine } from '../source/words';

/** The path of the generated list. Not in .cache, which Gatsby clears after onPreInit. */
export const FACT_SHEET_LIST = 'src/server/function/fact-sheets.generated.js';

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
 * Writes the list and a preview's URL for the function /api/fact-sheet. Call it before onPreBootstrap, in which Gatsby
 * compiles functions.
 *
 * @param root the repository's folder
 * @param files the content's files
 */
export async function writeFactSheetList(
  root: string,
  files: readonly ContentFile[],
): Promise<void> {
  const list = factSheetsOf(files, new Date());
  // CommonJS, which also Playwright can import on Node 20.
  const text = `// Written by the build from content/insights/factsheet. Edit the content, not this file.
exports.PREVIEW_URL = ${JSON.stringify(previewUrl())};
exports.FACT_SHEETS = ${JSON.stringify(list, null, 2)};
`;
  const file = path.join(root, FACT_SHEET_LIST);
  // Writing an unchanged file would make the development server compile the function again.
  const current = await readFile(file, 'utf8').catch(() => undefined);
  if (current !== text) await writeFile(file, text);
}

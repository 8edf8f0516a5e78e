import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FactSheetEntry } from '../server/fact-sheets.generated';
import { isInBuild } from './entries/publication';
import { formatMistake } from './checks/mistake';
import { fieldOf } from './checks/source/content-file';
import { parseMarkdown } from './checks/source/parse-markdown';
import { isRecord } from './is-record';

/** The path of the generated list. Not in .cache, which Gatsby clears after onPreInit. */
export const FACT_SHEET_LIST = 'src/server/fact-sheets.generated.js';

const folder = 'content/insights/factsheet';

/**
 * The fact sheets that visitors can request: the published ones, in development all of them.
 *
 * @param root the repository's folder
 * @param today the time of the build
 * @param environment the build's NODE_ENV
 * @throws if front matter cannot be parsed; in development such a file is left out
 */
export async function readFactSheetList(
  root: string,
  today: Date,
  environment = process.env.NODE_ENV,
): Promise<FactSheetEntry[]> {
  // Git does not keep an empty folder.
  const names = await readdir(path.join(root, folder)).catch(() => []);
  const entries = names.sort().map(async (name) => {
    if (!name.endsWith('.md')) return [];
    const text = await readFile(path.join(root, folder, name), 'utf8');
    const { content, findings } = parseMarkdown(text);
    if (findings.length > 0 && environment !== 'development') {
      const file = `${folder}/${name}`;
      throw new Error(findings.map((finding) => formatMistake({ file, ...finding })).join('\n'));
    }
    if (!isRecord(content?.data) || !isInBuild(content.data, today, environment)) return [];
    const heading = String(fieldOf(content.data, 'heading')).replace(/\s+/g, ' ').trim();
    return [{ slug: path.basename(name, '.md'), name: heading }];
  });
  return (await Promise.all(entries)).flat();
}

/**
 * Writes the list that the function /api/fact-sheet imports. Call it in onPreInit: Gatsby compiles functions before
 * content can be queried.
 *
 * @param root the repository's folder
 * @throws if front matter cannot be parsed
 */
export async function writeFactSheetList(root: string): Promise<void> {
  const list = await readFactSheetList(root, new Date());
  const text = `// Written by the build from content/insights/factsheet. Edit the content, not this file.
export const FACT_SHEETS = ${JSON.stringify(list, null, 2)};
`;
  const file = path.join(root, FACT_SHEET_LIST);
  // Writing an unchanged file would make the development server compile the function again.
  const current = await readFile(file, 'utf8').catch(() => undefined);
  if (current !== text) await writeFile(file, text);
}

import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FactSheetEntry } from '../server/fact-sheets.generated';
import { isInBuild } from './entries/publication';
import { formatMistake } from './checks/mistake';
import { fieldOf } from './checks/source/content-file';
import { parseMarkdown } from './checks/source/parse-markdown';
import { isRecord } from './is-record';

/** Where the list is written. Not in .cache, which Gatsby clears between onPreInit and the compiler. */
export const FACT_SHEET_LIST = 'src/server/fact-sheets.generated.js';

const folder = 'content/insights/factsheet';

/**
 * Lists the fact sheets that visitors can request: those of content/insights/factsheet that the build publishes.
 *
 * @param root the folder of the repository
 * @param today the moment of the build
 * @param environment the build's NODE_ENV
 * @throws if front matter cannot be parsed; development leaves such a file out
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
    return [{ slug: path.basename(name, '.md'), name: oneLine(fieldOf(content.data, 'heading')) }];
  });
  return (await Promise.all(entries)).flat();
}

function oneLine(heading: unknown): string {
  return String(heading).replace(/\s+/g, ' ').trim();
}

async function contentOf(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch(() => undefined);
}

/**
 * Writes the list that the function /api/fact-sheet is compiled with. Call it in onPreInit: Gatsby
 * compiles functions in onPreBootstrap, before there is a data layer to ask.
 *
 * @param root the folder of the repository
 * @throws if a file's front matter can't be read
 */
export async function writeFactSheetList(root: string): Promise<void> {
  const list = await readFactSheetList(root, new Date());
  const text = `// Written by the build from content/insights/factsheet. Edit the content, not this file.
export const FACT_SHEETS = ${JSON.stringify(list, null, 2)};
`;
  const file = path.join(root, FACT_SHEET_LIST);
  // An unchanged file is left alone: writing it would start the development server's compiler.
  if ((await contentOf(file)) !== text) await writeFile(file, text);
}

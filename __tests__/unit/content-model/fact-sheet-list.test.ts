import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readContent } from '../../../src/content-model/checks/site-content';
import {
  FACT_SHEET_LIST,
  factSheetsOf,
  writeFactSheetList,
} from '../../../src/content-model/fact-sheet-list';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'fact-sheets-'));
  await mkdir(path.join(root, 'content/insights/factsheet/pictures'), { recursive: true });
  await mkdir(path.join(root, 'src/server'), { recursive: true });
});
afterEach(() => rm(root, { recursive: true }));

function write(name: string, frontMatter: string): Promise<void> {
  const file = path.join(root, 'content/insights/factsheet', name);
  return writeFile(file, `---\n${frontMatter}\n---\n\nText\n`);
}

const files = () => readContent(path.join(root, 'content'), new Date()).content.files;

test('published fact sheets are listed by their names, drafts and future ones in development only', async () => {
  await write('b-second.md', "heading: 'Second: of two'\ndate: 2025-01-02");
  await write('a-first.md', 'heading: >-\n  First\n  of two\ndate: 2025-01-01\ndraft: false');
  await write('draft.md', 'heading: Draft\ndate: 2025-01-01\ndraft: true');
  await write('future.md', 'heading: Future\ndate: 2025-01-03');
  const read = (NODE_ENV: string) =>
    factSheetsOf(files(), new Date('2025-01-02T00:00:00Z'), { NODE_ENV });
  expect(read('production')).toEqual([
    { slug: 'a-first', name: 'First of two' },
    { slug: 'b-second', name: 'Second: of two' },
  ]);
  const names = read('development').map(({ slug }) => slug);
  expect(names).toEqual(['a-first', 'b-second', 'draft', 'future']);
});

test('the list is written as a module, and an unchanged one is left alone', async () => {
  await write('first.md', "heading: O'Brien & co\ndate: 2025-01-01");
  const file = path.join(root, FACT_SHEET_LIST);
  await writeFactSheetList(root, files());
  const text = await readFile(file, 'utf8');
  expect(text).toContain('export const PREVIEW_URL = null;');
  expect(text).toContain('export const FACT_SHEETS = [');
  expect(JSON.parse(text.slice(text.indexOf('['), text.lastIndexOf(';')))).toEqual([
    { slug: 'first', name: "O'Brien & co" },
  ]);
  const { mtimeNs } = await stat(file, { bigint: true });
  await writeFactSheetList(root, files());
  expect((await stat(file, { bigint: true })).mtimeNs).toBe(mtimeNs);
});

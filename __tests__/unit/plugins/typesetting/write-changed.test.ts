import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeChanged } from '../../../../plugins/typesetting/write-changed';

let folder: string;
let memory: Map<string, unknown>;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'written-'));
  memory = new Map();
});
afterEach(() => rm(folder, { recursive: true }));

/** A build that makes files of the words given for each; gives the names of those that were made. */
async function build(words: Record<string, string>): Promise<string[]> {
  const cache = {
    get: async (key: string) => memory.get(key),
    set: async (key: string, value: unknown) => memory.set(key, value),
  };
  const made: string[] = [];
  const files = Object.entries(words).map(([file, digest]) => ({ file, digest }));
  await writeChanged(folder, files, cache, async (due, write) => {
    for (const file of due) {
      await write(file, Buffer.from(file.digest));
      made.push(file.file);
    }
  });
  return made;
}

it('makes what is new or has changed, and nothing else', async () => {
  expect(await build({ 'a.txt': 'A', 'b/c.txt': 'C' })).toEqual(['a.txt', 'b/c.txt']);
  expect(await build({ 'a.txt': 'A', 'b/c.txt': 'C' })).toEqual([]);
  expect(await build({ 'a.txt': 'A', 'b/c.txt': 'D' })).toEqual(['b/c.txt']);
  expect(await readFile(path.join(folder, 'b/c.txt'), 'utf8')).toBe('D');
});

it('makes again what was removed', async () => {
  await build({ 'a.txt': 'A' });
  await rm(path.join(folder, 'a.txt'));
  expect(await build({ 'a.txt': 'A' })).toEqual(['a.txt']);
});

it('removes what is no more, also where the cache was cleared', async () => {
  await build({ 'a.txt': 'A', 'b.txt': 'B' });
  memory.clear();
  await build({ 'b.txt': 'B' });
  expect(await readdir(folder)).toEqual(['b.txt']);
});

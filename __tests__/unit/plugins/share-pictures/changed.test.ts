import { readdirSync, rmSync } from 'node:fs';
import { generateChanged } from '../../../../plugins/gatsby-plugin-share-pictures/changed';
import { useFolder } from '../../../fixtures/folder';

const { at, read, write } = useFolder();
const memory = new Map<string, unknown>();
beforeEach(() => memory.clear());

/** Runs a build that writes files with the given words. Returns the names of the files that it wrote. */
async function build(words: Record<string, string>): Promise<string[]> {
  const cache = {
    get: async (key: string) => memory.get(key),
    set: async (key: string, value: unknown) => memory.set(key, value),
  };
  const made: string[] = [];
  const files = Object.entries(words).map(([file, digest]) => ({ file, digest }));
  await generateChanged(at(), files, cache, async (changed) => {
    for (const { file, digest } of changed) {
      write(file, digest);
      made.push(file);
    }
  });
  return made;
}

it('writes only files that are new, changed or removed', async () => {
  expect(await build({ 'a.txt': 'A', 'b/c.txt': 'C' })).toEqual(['a.txt', 'b/c.txt']);
  expect(await build({ 'a.txt': 'A', 'b/c.txt': 'D' })).toEqual(['b/c.txt']);
  expect(read('b/c.txt')).toBe('D');
  rmSync(at('a.txt'));
  expect(await build({ 'a.txt': 'A', 'b/c.txt': 'D' })).toEqual(['a.txt']);
});

it('removes files that are no longer asked for, even after the cache is cleared', async () => {
  await build({ 'a.txt': 'A', 'b.txt': 'B' });
  memory.clear();
  await build({ 'b.txt': 'B' });
  expect(readdirSync(at())).toEqual(['b.txt']);
});

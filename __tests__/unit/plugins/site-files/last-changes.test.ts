import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { commitAll, git } from '../../../fixtures/repository';
import { lastChanges } from '../../../../plugins/gatsby-plugin-site-files/sitemap/last-changes';

let folder = '';

/** Writes a file of a repository and commits it on a day. */
function commit(repository: string, name: string, day: string): void {
  writeFileSync(path.join(repository, name), day);
  commitAll(repository, day);
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'last-changes-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

test('a file changed on the day of its last commit', async () => {
  const repository = path.join(folder, 'site');
  git(folder, 'init', '-q', 'site');
  commit(repository, 'home page.json', '2024-03-01');
  commit(repository, 'café.json', '2024-04-01');
  commit(repository, 'home page.json', '2024-05-01');
  expect(Object.fromEntries(await lastChanges(repository, ['.']))).toEqual({
    'home page.json': '2024-05-01',
    'café.json': '2024-04-01',
  });
});

test('nothing is said where the history is cut off, which would date every file on its end', async () => {
  const repository = path.join(folder, 'site');
  git(folder, 'init', '-q', 'site');
  commit(repository, 'home.json', '2024-03-01');
  commit(repository, 'about.json', '2024-04-01');
  git(folder, 'clone', '-q', '--depth', '1', pathToFileURL(repository).href, 'shallow');
  expect(await lastChanges(path.join(folder, 'shallow'), ['.'])).toEqual(new Map());
});

test('nothing is said outside a repository', async () => {
  expect(await lastChanges(folder, ['.'])).toEqual(new Map());
});

import { pathToFileURL } from 'node:url';
import { lastChanges } from '../../../../plugins/gatsby-plugin-site-files/sitemap';
import { useFolder } from '../../../fixtures/folder';
import { commitAll, git } from '../../../fixtures/repository';

const { at, write } = useFolder();

/** Writes a file of the repository and commits it on a day. */
function commit(name: string, day: string): void {
  write(`site/${name}`, day);
  commitAll(at('site'), day);
}

test('dates each file by its last commit, but no file in a shallow clone or outside a repository', async () => {
  git(at(), 'init', '-q', 'site');
  commit('home page.json', '2024-03-01');
  commit('café.json', '2024-04-01');
  commit('home page.json', '2024-05-01');
  expect(Object.fromEntries(await lastChanges(at('site'), ['.']))).toEqual({
    'home page.json': '2024-05-01',
    'café.json': '2024-04-01',
  });
  git(at(), 'clone', '-q', '--depth', '1', pathToFileURL(at('site')).href, 'shallow');
  expect(await lastChanges(at('shallow'), ['.'])).toEqual(new Map());
  expect(await lastChanges(at(), ['.'])).toEqual(new Map());
});

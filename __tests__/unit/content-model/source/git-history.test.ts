import { mkdirSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { commitsOf, missingHistory } from '../../../../src/content-model/source/git-history';
import { useFolder } from '../../../fixtures/folder';
import { commitAll, git } from '../../../fixtures/repository';

const { at, write } = useFolder();
const original = { ...process.env };
afterEach(() => {
  process.env = { ...original };
});

beforeEach(() => {
  mkdirSync(at('clone'));
  git(at('clone'), 'init', '--quiet');
  write('clone/page.md', 'one');
  commitAll(at('clone'), '2025-01-01');
  write('clone/page.md', 'two');
  commitAll(at('clone'), '2025-01-02');
});

test.each([
  [
    'the clone is shallow',
    () => {
      git(at(), 'clone', '--quiet', '--depth', '1', String(pathToFileURL(at('clone'))), 'shallow');
      return 'shallow';
    },
  ],
  ['the folder is not a Git repository', () => '.'],
  [
    'Git is not installed',
    () => {
      process.env.PATH = '';
      return 'clone';
    },
  ],
  [
    'the folder belongs to another user',
    () => {
      // A variable for Git's tests; and German messages, if Git has them.
      const language = { LC_ALL: 'C.UTF-8', LANGUAGE: 'de' };
      Object.assign(process.env, { GIT_TEST_ASSUME_DIFFERENT_OWNER: '1', ...language });
      return 'clone';
    },
  ],
])('reports that %s, and what is not checked', async (reason, prepare) => {
  const folder = prepare();
  const line = await missingHistory(at(folder));
  expect(line).toContain(`content: ${reason}`);
  expect(line).toContain('lost addresses are not checked');
});

test('the variables of a Git hook do not change the repository that is read', async () => {
  git(at(), 'init', '--quiet', 'hook');
  process.env.GIT_DIR = at('hook/.git');
  process.env.GIT_INDEX_FILE = at('hook/.git/index');
  write('clone/other.md', 'three');
  commitAll(at('clone'), '2025-01-03');

  const [newest] = await commitsOf(at('clone'));
  expect(newest?.files).toEqual(['other.md']);
  expect(await missingHistory(at('clone'))).toBeUndefined();
});

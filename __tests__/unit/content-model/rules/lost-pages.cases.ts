import { rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkContent } from '../../../../src/content-model/rules/check-content';
import { useFolder } from '../../../fixtures/folder';
import { commitAll, git } from '../../../fixtures/repository';
import { content, sampleFiles, today } from './sample-content';

const { post, sheet } = sampleFiles;
const another = 'insights/blog/another.md';
const renamed = 'insights/blog/renamed.md';

/** The line that reports a lost page. */
const lost = (file: string, address: string) =>
  `content/${file}:1: was published as ${address}, but there is no page now. If it was renamed or moved, add ${address} to formerly in the new file. If it was deleted, add "${address}" to gone in content/site.json`;
const lostAnother = lost(another, '/insights/blog/content/another');

/** The names of what a clone knows of its server. */
const server = 'refs/remotes/origin';

/** Commits all content on a day before `today`. */
const publish = (day = '2025-01-01') => commitAll(content.root, day);

describe('lost pages', () => {
  const { at } = useFolder();
  beforeEach(() => git(content.root, 'init', '--quiet'));
  afterEach(() => rmSync(path.join(content.root, '.git'), { recursive: true }));

  test('a renamed post needs its old name, both before and after the commit', async () => {
    content.addPost();
    publish();
    content.rename(another, renamed);
    expect(await content.mistakes()).toEqual([lostAnother]);
    publish('2025-01-02');
    expect(await content.mistakes()).toEqual([lostAnother]);
    content.set(renamed, 'formerly', ['another']);
    expect(await content.mistakes()).toEqual([]);
  });

  test('a page that moves to another folder needs its old address', async () => {
    content.write(
      'pages/another.md',
      content.read(sampleFiles.page).replaceAll('page ', 'another '),
    );
    publish();
    content.remove('pages/another.md');
    content.addPost();
    expect(await content.mistakes()).toEqual([lost('pages/another.md', '/another')]);
    content.set(another, 'formerly', ['/another']);
    expect(await content.mistakes()).toEqual([]);
  });

  test('a post with a name that no build accepts does not need its old name', async () => {
    const named = content.addPost('insights/blog/1_000.md');
    publish();
    const wrong =
      'has the name 1_000, but lower-case letters, digits and single hyphens are allowed';
    expect(await content.mistakes()).toEqual([`content/${named}:1: ${wrong}. Rename it to 1-000`]);
    content.rename(named, 'insights/blog/1-000.md');
    publish('2025-01-02');
    expect(await content.mistakes()).toEqual([]);
  });

  test('a deleted post, fact sheet or solution must be declared gone', async () => {
    const pages = {
      [content.addPost()]: '/insights/blog/content/another',
      [content.addPost('insights/factsheet/second.md')]: '/insights/factsheet/download/second',
      'solutions/solution4.json': '/solutions/solution4',
    };
    content.addSolutions(4);
    publish();
    for (const file of Object.keys(pages)) content.remove(file);
    expect(await content.mistakes()).toEqual(
      Object.entries(pages).map(([file, address]) => lost(file, address)),
    );
    content.set('site.json', 'gone', Object.values(pages));
    expect(await content.mistakes()).toEqual([]);
  });

  test('a published post must not disappear by a future date or as a draft', async () => {
    content.addPost();
    publish();
    content.set(another, 'date', '2026-02-01');
    content.set(post, 'draft', true);
    expect(await content.mistakes()).toEqual([
      expect.stringContaining(': date: removes /insights/blog/content/another,'),
      expect.stringContaining(': draft: removes /insights/blog/content/post,'),
    ]);
    const gone = ['/insights/blog/content/another', '/insights/blog/content/post'];
    content.set('site.json', 'gone', gone);
    expect(await content.mistakes()).toEqual([]);
  });

  test('drafts and posts that have not appeared yet may be deleted', async () => {
    content.set(content.addPost(), 'draft', true);
    content.set(content.addPost(renamed), 'date', '2025-01-20');
    publish('2025-01-01');
    content.remove(another);
    content.remove(renamed);
    publish('2025-01-10');
    expect(await content.mistakes()).toEqual([]);
  });

  test('a renamed post that is now a draft does not replace its published address', async () => {
    content.addPost();
    publish();
    content.rename(another, renamed);
    content.set(renamed, 'formerly', ['another']);
    content.set(renamed, 'draft', true);
    expect(await content.mistakes()).toEqual([lostAnother]);
  });

  test.each([
    ['in a clone', [['update-ref', `${server}/HEAD`, 'HEAD']]],
    [
      'after the server has renamed its main branch',
      [
        ['symbolic-ref', `${server}/HEAD`, `${server}/master`],
        ['update-ref', `${server}/main`, 'HEAD'],
      ],
    ],
    ['without a server', [['checkout', '--quiet', '-b', 'branch']]],
  ])('a post that a branch adds and renames was never published, %s', async (_where, commands) => {
    publish();
    git(content.root, 'branch', '-M', 'main');
    for (const command of commands) git(content.root, ...command);
    content.addPost();
    publish('2025-01-02');
    content.rename(another, renamed);
    expect(await content.mistakes()).toEqual([]);
  });

  test('a merged branch has published only its final files', async () => {
    publish();
    git(content.root, 'checkout', '--quiet', '-b', 'branch');
    content.addPost();
    publish('2025-01-02');
    content.rename(another, renamed);
    publish('2025-01-03');
    git(content.root, 'checkout', '--quiet', '-');
    git(content.root, 'merge', '--quiet', '--no-ff', 'branch');
    expect(await content.mistakes()).toEqual([]);
    content.remove(renamed);
    expect(await content.mistakes()).toEqual([lost(renamed, '/insights/blog/content/renamed')]);
  });

  test('an unreadable file is not reported as lost as well', async () => {
    publish();
    content.write(sheet, 'Just a text.\n');
    content.write(post, content.read(post).replace('heading:', 'heading: : '));
    expect(await content.mistakes()).toHaveLength(2);
  });

  test('a shallow clone reports no lost pages', async () => {
    content.addPost();
    publish();
    content.remove(another);
    publish('2025-01-02');
    git(at(), 'clone', '--quiet', '--depth', '1', pathToFileURL(content.root).href, 'site');
    expect((await checkContent(at('site'), today)).mistakes).toEqual([]);
  });
});

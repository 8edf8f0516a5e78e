import { spawnSync } from 'node:child_process';
import { writeEntry } from '../../../tools/new-entry/new-entry';
import { content, today } from '../content-model/checks/sample-content';

const title = "What the PRA's “exit” asks: 12 questions & more";
const slug = 'what-the-pras-exit-asks-12-questions-more';

describe.each([
  ['post', `insights/blog/${slug}.md`, `/insights/blog/content/${slug}`],
  ['news', `insights/news/${slug}.md`, '/insights/news'],
  ['factsheet', `insights/factsheet/${slug}.md`, `/insights/factsheet/download/${slug}`],
] as const)('a new %s', (kind, file, address) => {
  it('is a draft of today without a mistake', async () => {
    expect(await writeEntry(content.root, kind, ` ${title} `, today)).toEqual({
      file: `content/${file}`,
      address,
    });
    expect(content.read(file)).toMatch(/^date: 2026-01-15\ndraft: true$/m);
    expect(await content.mistakes()).toEqual([]);
  });

  it('cannot be published before everything is written: each gap is one line', async () => {
    await writeEntry(content.root, kind, title, today);
    content.edit(file, 'draft: true\n', '');
    const gaps = content.read(file).match(/TODO/g) ?? [];
    const mistakes = await content.mistakes();
    expect(gaps.length).toBeGreaterThan(2);
    expect(mistakes).toHaveLength(gaps.length);
    for (const mistake of mistakes) {
      expect(mistake).toMatch(
        /^content\/\S+:\d+: .*TODO.*\. Write what it stands for, or remove it$/,
      );
    }
  });
});

it.each([
  ['an empty title', ' ', /^The title is empty/],
  ['a title without an address', '日本', /^The title gives no address/],
  ['a title that is too long', 'long '.repeat(40), /^The title has 199 characters/],
  ['a title whose address another list has', 'Item: “”', /news\/item\.md exists already/],
])('%s is refused', async (_name, written, reason) => {
  await expect(writeEntry(content.root, 'post', written, today)).rejects.toThrow(reason);
  expect(await content.mistakes()).toEqual([]);
});

/** Runs the command as `npm run new:post` does. */
function run(kind: string, written: string) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'tools/new-entry/main.ts', kind, written, content.root],
    { encoding: 'utf8' },
  );
  return { status, stdout: stdout.trim(), stderr: stderr.trim() };
}

it('the command says where the file is and what comes next', () => {
  const { status, stdout } = run('post', title);
  expect(status).toBe(0);
  expect(stdout.split('\n')[0]).toBe(`content/insights/blog/${slug}.md`);
  expect(stdout).toContain(`http://localhost:9000/insights/blog/content/${slug}\n`);
  expect(stdout).toMatch(/npm run content:check$/);
});

it('the command fails with one line where it refuses', () => {
  expect(run('post', '')).toEqual({
    status: 1,
    stdout: '',
    stderr: 'The title is empty. Write it in quotation marks: "Title"',
  });
});

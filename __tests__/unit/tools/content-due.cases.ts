import { createServer } from 'node:http';
import { checkDue } from '../../../tools/content-due';
import { listen } from '../../../tools/site/listen';
import { content, sampleFiles, today } from '../content-model/rules/sample-content';

const { post, page, sheet } = sampleFiles;

it('lists reviews due within 30 days, most urgent first (R283)', async () => {
  content.set(page, 'reviewBy', '2026-02-14');
  content.set(post, 'reviewBy', '2026-01-14');
  content.set(sheet, 'reviewBy', '2026-02-15');
  content.set(post, 'owner', 'Risk team');
  const { lines, hasFailed } = await checkDue(content.root, today);
  const place = (file: string) => `content/${file}:${content.lineOf(file, 'reviewBy')}: reviewBy`;
  const remedy = 'Check its facts, then write the day of the next review';
  expect(lines).toEqual([
    `${place(post)}: was due on 2026-01-14, owner: Risk team. ${remedy}`,
    `${place(page)}: is due on 2026-02-14, owner: nobody. ${remedy}`,
    'due: 2 reviews within 30 days, 1 overdue',
  ]);
  expect(hasFailed).toBe(true);
});

it('reports a post that should be on the published site but is not (R388)', async () => {
  content.addPost('insights/blog/late.md');
  content.addPost('insights/blog/today.md');
  content.set('insights/blog/today.md', 'date', today.toISOString().slice(0, 10));
  const { url, close } = await listen(
    createServer(({ url: address = '' }, response) => {
      response.writeHead(/late|today/.test(address) ? 404 : 200).end();
    }),
  );
  const { lines, hasFailed } = await checkDue(content.root, today, url);
  expect(lines).toEqual([
    expect.stringMatching(/insights\/blog\/late\.md.*answers 404\. Start a build each night/),
    'due: 0 reviews within 30 days, 0 overdue',
  ]);
  expect(hasFailed).toBe(true);
  await close();
});

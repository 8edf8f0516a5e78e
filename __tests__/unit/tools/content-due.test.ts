import { spawnSync } from 'node:child_process';
import { content, sampleFiles } from '../content-model/checks/sample-content';

const { post, page, sheet } = sampleFiles;

/** The day that is some days from today. */
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

it('lists what is to be reviewed within 30 days, the most urgent first (R283)', () => {
  const lines = [
    [page, 29],
    [post, -2],
    [sheet, 32],
  ] as const;
  for (const [file, days] of lines) content.set(file, 'reviewBy', dayIn(days));
  content.set(post, 'owner', 'Risk team');
  const command = ['--import', 'tsx', 'tools/content-due.ts', content.root];
  const { stdout, status } = spawnSync(process.execPath, command, { encoding: 'utf8' });
  const place = (file: string) => `content/${file}:${content.lineOf(file, 'reviewBy')}: reviewBy`;
  const remedy = 'Check its facts, then write the day of the next review';
  expect(stdout.trimEnd().split('\n')).toEqual([
    `${place(post)}: was due on ${dayIn(-2)}, owner: Risk team. ${remedy}`,
    `${place(page)}: is due on ${dayIn(29)}, owner: nobody. ${remedy}`,
    'due: 2 reviews within 30 days, 1 overdue',
  ]);
  expect(status).toBe(1);
});

import { reviewsDue } from '../../../tools/content-due';
import { content, sampleFiles, today } from '../content-model/checks/sample-content';

const { post, page, sheet } = sampleFiles;

it('lists what is to be reviewed within 30 days, the most urgent first (R283)', () => {
  content.set(page, 'reviewBy', '2026-02-14');
  content.set(post, 'reviewBy', '2026-01-14');
  content.set(sheet, 'reviewBy', '2026-02-15');
  content.set(post, 'owner', 'Risk team');
  const { lines, isOverdue } = reviewsDue(content.root, today);
  const place = (file: string) => `content/${file}:${content.lineOf(file, 'reviewBy')}: reviewBy`;
  const remedy = 'Check its facts, then write the day of the next review';
  expect(lines).toEqual([
    `${place(post)}: was due on 2026-01-14, owner: Risk team. ${remedy}`,
    `${place(page)}: is due on 2026-02-14, owner: nobody. ${remedy}`,
    'due: 2 reviews within 30 days, 1 overdue',
  ]);
  expect(isOverdue).toBe(true);
});

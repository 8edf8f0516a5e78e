/**
 * `npm run content:due`, or `npx tsx tools/content-due.ts [folder]`: prints the pages and posts whose facts have to be reviewed
 * within 30 days (`reviewBy`), the most urgent first. Exits with 1 if one is overdue. Part of the nightly checks. `folder`
 * contains `content/`.
 */
import path from 'node:path';
import { formatMistake } from '../src/content-model/checks/mistake';
import { mistakeAt } from '../src/content-model/checks/rules/mistake-at';
import { readContent } from '../src/content-model/checks/site-content';
import { textOf } from '../src/content-model/checks/source/content-file';
import { count } from '../src/content-model/checks/words';
import { addDays, isoDay } from '../src/content-model/days';

/** The lines of the command, and whether a review is overdue. */
export function reviewsDue(root: string, now: Date): { lines: string[]; isOverdue: boolean } {
  const today = isoDay(now);
  const limit = isoDay(addDays(now, 30));
  const due = readContent(path.resolve(root, 'content'), now)
    .content.files.map((file) => ({ file, reviewBy: textOf(file.data, 'reviewBy') ?? '9999' }))
    .filter(({ reviewBy }) => reviewBy <= limit)
    .sort((a, b) => a.reviewBy.localeCompare(b.reviewBy));
  const overdue = due.filter(({ reviewBy }) => reviewBy < today).length;

  const lines = due.map(({ file, reviewBy }) => {
    const owner = textOf(file.data, 'owner') ?? 'nobody';
    const problem = `${reviewBy < today ? 'was' : 'is'} due on ${reviewBy}, owner: ${owner}`;
    const remedy = 'Check its facts, then write the day of the next review';
    return formatMistake(mistakeAt(file, ['reviewBy'], problem, remedy));
  });
  lines.push(`due: ${count(due.length, 'review')} within 30 days, ${overdue} overdue`);
  return { lines, isOverdue: overdue > 0 };
}

if (process.argv[1] === import.meta.filename) {
  const { lines, isOverdue } = reviewsDue(process.argv[2] ?? '.', new Date());
  console.log(lines.join('\n'));
  if (isOverdue) process.exitCode = 1;
}

/**
 * `npm run content:due`, or `npx tsx tools/content-due.ts [--live URL] [folder]`: prints the pages and posts whose facts have to be
 * reviewed within 30 days (`reviewBy`), the most urgent first, and with --live the posts that are not on the published site
 * although their day was yesterday or earlier. Exits with 1 if there is one, or a review is overdue. Part of the nightly checks.
 * `folder` contains `content/`.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { formatMistake } from '../src/content-model/source/mistake';
import { mistakeAt } from '../src/content-model/rules/mistake-at';
import { readContent } from '../src/content-model/source/read-content';
import { isPublic } from '../src/content-model/source/publication';
import { textOf } from '../src/content-model/source/content-file';
import { count } from '../src/content-model/source/words';
import { addDays, isoDay } from '../src/content-model/source/days';
import { addressOf } from '../src/content-model/schema/content-types';

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

/** The lines about posts whose day was yesterday or earlier (UTC) and that the published site does not have. */
export async function notLive(root: string, siteUrl: string, now: Date): Promise<string[]> {
  const yesterday = addDays(now, -1);
  const posts = readContent(path.resolve(root, 'content'), now).content.files.filter(
    (file) => file.contentType.type === 'BlogPost' && isPublic(file, yesterday),
  );
  const lines: string[] = [];
  for (const post of posts) {
    const url = new URL(addressOf(post.contentType, post.relativePath) ?? '', siteUrl);
    const answer = await fetch(url, { method: 'HEAD' }).catch(() => undefined);
    if (answer?.ok) continue;
    const problem = `${url.href} ${answer ? `answers ${answer.status}` : 'does not answer'}`;
    const remedy = 'Is there a build each night? See Deploy in README.md';
    lines.push(formatMistake(mistakeAt(post, ['date'], problem, remedy)));
  }
  return lines;
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { live: { type: 'string' } },
    allowPositionals: true,
  });
  const root = positionals[0] ?? '.';
  const { lines, isOverdue } = reviewsDue(root, new Date());
  const missing = values.live ? await notLive(root, values.live, new Date()) : [];
  console.log([...missing, ...lines].join('\n'));
  if (isOverdue || missing.length > 0) process.exitCode = 1;
}

if (process.argv[1] === import.meta.filename) void main();

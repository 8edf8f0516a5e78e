/**
 * The pages and posts whose facts are due for review within 30 days (`reviewBy`), the most urgent first, and the posts
 * due before today that are not on the published site.
 */
import path from 'node:path';
import { formatMistake } from '../src/content-model/source/mistake';
import { mistakeAt } from '../src/content-model/rules/mistake-at';
import { readContent } from '../src/content-model/source/read-content';
import { isPublic } from '../src/content-model/source/publication';
import { textOf, type ContentFile } from '../src/content-model/source/content-file';
import { count } from '../src/content-model/source/words';
import { addDays, isoDay } from '../src/content-model/source/days';
import { addressOf } from '../src/content-model/schema/content-types';

/** The output of a command, and whether it exits with 1. */
export interface Report {
  lines: string[];
  hasFailed: boolean;
}

/** A line for each due review, and whether one is overdue. */
function reviewsDue(files: readonly ContentFile[], now: Date): Report {
  const today = isoDay(now);
  const limit = isoDay(addDays(now, 30));
  const due = files
    .map((file) => ({ file, reviewBy: textOf(file.data, 'reviewBy') ?? '9999' }))
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
  return { lines, hasFailed: overdue > 0 };
}

/** The lines about posts due before today (UTC) that are not on the published site. */
async function notLive(files: readonly ContentFile[], siteUrl: string, now: Date) {
  const posts = files.filter(
    (file) => file.contentType.type === 'BlogPost' && isPublic(file, addDays(now, -1)),
  );
  const lines: string[] = [];
  for (const post of posts) {
    const url = new URL(addressOf(post.relativePath) ?? '', siteUrl);
    const answer = await fetch(url, { method: 'HEAD' }).catch(() => undefined);
    if (answer?.ok) continue;
    const problem = `${url.href} ${answer ? `answers ${answer.status}` : 'does not answer'}`;
    const remedy = 'Start a build each night (README.md, Deploy)';
    lines.push(formatMistake(mistakeAt(post, ['date'], problem, remedy)));
  }
  return lines;
}

/**
 * What is due (`npm run content:check -- --due`).
 *
 * @param live the published site's URL, if it should be checked
 * @returns the command's lines, and whether a review is overdue or a post is missing from the site
 */
export async function checkDue(root: string, now: Date, live?: string): Promise<Report> {
  const { files } = readContent(path.resolve(root, 'content'), now).content;
  const { lines, hasFailed } = reviewsDue(files, now);
  const missing = live ? await notLive(files, live, now) : [];
  return { lines: [...missing, ...lines], hasFailed: hasFailed || missing.length > 0 };
}

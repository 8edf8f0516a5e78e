/**
 * `npm run content:check`, or `npx tsx tools/content-check.ts [--watch] [folder]`: prints every mistake in the content,
 * and exits with 1 if there is one. Then it prints warnings (unused fields, spelling, style), which change no exit code.
 * `folder` contains `content/`. On GitHub, both become annotations of the pull request.
 *
 * `--watch` checks again after every change, without warnings; VS Code's task (.vscode/tasks.json) reads the first and
 * the last line.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { checkContent } from '../src/content-model/rules/check-content';
import { findNamelessPictures } from '../src/content-model/rules/body';
import { findUnusedFields } from '../src/content-model/rules/unused-fields';
import { formatAnnotation, formatMistake, sortMistakes } from '../src/content-model/source/mistake';
import { watchContent } from '../src/content-model/source/watch';
import { readContent, type Content } from '../src/content-model/source/read-content';
import { textOf } from '../src/content-model/source/content-file';
import { count } from '../src/content-model/source/words';
import { unpublished } from '../src/content-model/source/publication';
import { runCommand } from './run-command';

/** The day on which each future entry appears, and how many entries are published, drafts and to come. */
function announcements({ files, today }: Content): string[] {
  const entries = files.filter(({ contentType }) => contentType.list);
  const counts = { published: 0, draft: 0, scheduled: 0 };
  const lines: string[] = [];
  for (const { file, data } of entries) {
    const state = unpublished(Object(data), today) ?? 'published';
    counts[state] += 1;
    const date = new Date(textOf(data, 'date') ?? '');
    if (state !== 'scheduled' || Number.isNaN(date.getTime())) continue;
    const day = date.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
    lines.push(`${file}: appears on ${day}`);
  }
  const { published, draft, scheduled } = counts;
  const total = `content: ${published} published, ${count(draft, 'draft')}, ${scheduled} to come`;
  return [...lines, total];
}

/** Prints the mistakes and a summary; returns how many there are, and the content. */
async function check(root: string) {
  const format = process.env.GITHUB_ACTIONS ? formatAnnotation : formatMistake;
  const started = performance.now();
  const { mistakes, content } = await checkContent(root);
  for (const mistake of mistakes) console.log(format(mistake));
  for (const line of announcements(content)) console.log(line);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const total = mistakes.length === 0 ? 'no mistake' : count(mistakes.length, 'mistake');
  console.log(`content: ${total}, checked in ${seconds} s`);
  return { number: mistakes.length, content };
}

/**
 * Warnings about fields, pictures, spelling and style, and their number. The libraries of the last two take longer to
 * load than the mistakes take to find.
 */
async function warningsOf(content: Content): Promise<string[]> {
  const { findWarnings } = await import('./prose');
  const warnings = sortMistakes([
    ...findUnusedFields(content),
    ...findNamelessPictures(content),
    ...(await findWarnings(content)),
  ]);
  const lines = warnings.map(({ problem, ...warning }) => {
    const line = { ...warning, problem: `warning: ${problem}` };
    return process.env.GITHUB_ACTIONS ? formatAnnotation(line, 'warning') : formatMistake(line);
  });
  return lines.length > 0 ? [...lines, `content: ${count(lines.length, 'warning')}`] : [];
}

/** Prints, after every change in `content/`, what the command prints beside mistakes, if it differs. */
export async function watchWarnings(root: string): Promise<void> {
  let printed = '';
  await watchContent(root, async () => {
    const { content } = readContent(path.resolve(root, 'content'), new Date());
    const text = [...(await warningsOf(content)), ...announcements(content)].join('\n');
    if (text !== printed) console.log(text);
    printed = text;
  });
}

function checkAndWatch(root: string): undefined {
  void watchContent(root, () => {
    console.log('Checking content/');
    return check(root);
  });
}

/** Does what the options say, prints it, and returns the exit status; undefined while it watches. */
export async function main(args: string[]): Promise<number | undefined> {
  const options = { watch: { type: 'boolean' } } as const;
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
  const [root = '.'] = positionals;
  if (values.watch) return checkAndWatch(root);
  // A reader such as head has seen enough.
  process.stdout.on('error', () => process.exit());
  const { number, content } = await check(root);
  for (const line of await warningsOf(content)) console.log(line);
  return number > 0 ? 1 : 0;
}

void runCommand(module, main);

/**
 * `npm run content:check`, or `npx tsx tools/content-check.ts [option] [folder]`: prints every mistake in the content,
 * and exits with 1 if there is one. Then it prints warnings (unused fields, spelling, style), which change no exit code.
 * `folder` contains `content/`. On GitHub, both become annotations of the pull request.
 *
 * - `--launch` also lists what is still a sample, and fails as long as there is one.
 * - `--watch` checks again after every change, without warnings; VS Code's task (.vscode/tasks.json) reads the first and
 *   the last line.
 */
import { parseArgs } from 'node:util';
import { checkContent } from '../src/content-model/rules/check-content';
import { findNamelessPictures } from '../src/content-model/rules/body';
import { findSamples } from '../src/content-model/rules/samples';
import { findUnusedFields } from '../src/content-model/rules/unused-fields';
import { formatAnnotation, formatMistake, sortMistakes } from '../src/content-model/source/mistake';
import { watchContent } from '../src/content-model/source/watch';
import type { Content } from '../src/content-model/source/read-content';
import { textOf } from '../src/content-model/source/content-file';
import { count } from '../src/content-model/source/words';
import { unpublished } from '../src/content-model/source/publication';
import { runCommand } from './run-command';

/** Prints the day on which each future entry appears, and how many entries are published, drafts and to come. */
function announce({ files, today }: Content): void {
  const entries = files.filter(({ contentType }) => contentType.list);
  const counts = { published: 0, draft: 0, scheduled: 0 };
  for (const { file, data } of entries) {
    const state = unpublished(Object(data), today) ?? 'published';
    counts[state] += 1;
    const date = new Date(textOf(data, 'date') ?? '');
    if (state !== 'scheduled' || Number.isNaN(date.getTime())) continue;
    const day = date.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
    console.log(`${file}: appears on ${day}`);
  }
  const { published, draft, scheduled } = counts;
  console.log(`content: ${published} published, ${count(draft, 'draft')}, ${scheduled} to come`);
}

/** Prints the mistakes and a summary; returns how many there are, and the content. */
export async function check(root: string) {
  const format = process.env.GITHUB_ACTIONS ? formatAnnotation : formatMistake;
  const started = performance.now();
  const { mistakes, content } = await checkContent(root);
  for (const mistake of mistakes) console.log(format(mistake));
  announce(content);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const total = mistakes.length === 0 ? 'no mistake' : count(mistakes.length, 'mistake');
  console.log(`content: ${total}, checked in ${seconds} s`);
  return { number: mistakes.length, content };
}

/**
 * Prints warnings about fields, pictures, spelling and style. The libraries of the last two take longer to load than the
 * mistakes take to find.
 */
export async function warn(content: Content): Promise<void> {
  const { findWarnings } = await import('./prose');
  const warnings = sortMistakes([
    ...findUnusedFields(content),
    ...findNamelessPictures(content),
    ...(await findWarnings(content)),
  ]);
  for (const { problem, ...warning } of warnings) {
    const line = { ...warning, problem: `warning: ${problem}` };
    const isOnGitHub = Boolean(process.env.GITHUB_ACTIONS);
    console.log(isOnGitHub ? formatAnnotation(line, 'warning') : formatMistake(line));
  }
  if (warnings.length > 0) console.log(`content: ${count(warnings.length, 'warning')}`);
}

/** Prints what is still a sample; returns how many there are. */
function listSamples(content: Content): number {
  const samples = findSamples(content);
  for (const sample of samples) console.log(formatMistake(sample));
  console.log(`launch: ${count(samples.length, 'sample')}, see docs/before-launch.md`);
  return samples.length;
}

function checkAndWatch(root: string): undefined {
  void watchContent(root, () => {
    console.log('Checking content/');
    return check(root);
  });
}

/** Does what the options say, prints it, and returns the exit status; undefined while it watches. */
export async function main(args: string[]): Promise<number | undefined> {
  const options = { launch: { type: 'boolean' }, watch: { type: 'boolean' } } as const;
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
  const [root = '.'] = positionals;
  if (values.watch) return checkAndWatch(root);
  // A reader such as head has seen enough.
  process.stdout.on('error', () => process.exit());
  const { number, content } = await check(root);
  await warn(content);
  const samples = values.launch ? listSamples(content) : 0;
  return number + samples > 0 ? 1 : 0;
}

runCommand(import.meta.filename, main);

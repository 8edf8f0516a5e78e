/**
 * `npm run content:check`, or `npx tsx tools/content-check.ts [option] [folder]`: prints every mistake in the content,
 * and exits with 1 if there is one. `folder` contains `content/`. On GitHub, mistakes become annotations of the pull
 * request.
 *
 * - `--launch` also lists what is still a sample.
 * - `--watch` checks again after every change; VS Code's task (.vscode/tasks.json) reads the first and the last line.
 */
import { parseArgs } from 'node:util';
import { checkContent } from '../src/content-model/rules/check-content';
import { formatAnnotation, formatMistake } from '../src/content-model/source/mistake';
import { findSamples } from '../src/content-model/rules/samples';
import { watchContent } from '../src/content-model/source/watch';
import type { Content } from '../src/content-model/source/read-content';
import { textOf } from '../src/content-model/source/content-file';
import { count } from '../src/content-model/source/words';
import { unpublished } from '../src/content-model/source/publication';
import { runCommand } from './run-command';

/** Prints the day on which each future entry appears. */
function announce({ files, today }: Content): void {
  for (const { file, data } of files) {
    const date = textOf(data, 'date');
    if (!date || Number.isNaN(Date.parse(date))) continue;
    if (unpublished(Object(data), today) !== 'scheduled') continue;
    const day = new Date(date).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
    console.log(`${file}: appears on ${day}`);
  }
}

/** Prints the mistakes, with --launch the samples, and a summary; returns how many there are. */
export async function check(root: string, isLaunch = false): Promise<number> {
  const format = process.env.GITHUB_ACTIONS ? formatAnnotation : formatMistake;
  const started = performance.now();
  const { mistakes, content } = await checkContent(root);
  const samples = isLaunch && content ? findSamples(content) : [];
  for (const finding of [...samples, ...mistakes]) console.log(format(finding));
  if (isLaunch)
    console.log(`launch: ${count(samples.length, 'sample')}, see docs/before-launch.md`);

  if (content) announce(content);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const total = mistakes.length === 0 ? 'no mistake' : count(mistakes.length, 'mistake');
  console.log(`content: ${total}, checked in ${seconds} s`);
  return mistakes.length + samples.length;
}

function checkAndWatch(root: string): undefined {
  void watchContent(root, () => {
    console.log('Checking content/');
    return check(root);
  });
}

const flag = { type: 'boolean' } as const;
const options = {
  launch: flag,
  watch: flag,
} as const;

/** Does what the options say, prints it, and returns the exit status; undefined while it watches. */
export async function main(args: string[]): Promise<number | undefined> {
  // npm takes options as its own if no -- is before them, and PowerShell removes it: https://github.com/npm/cli/issues/3136
  const taken = Object.keys(options).filter((name) => process.env[`npm_config_${name}`] === 'true');
  const { values, positionals } = parseArgs({
    args: [...taken.map((name) => `--${name}`), ...args],
    allowPositionals: true,
    options,
  });
  const [folder] = positionals;
  const root = folder ?? '.';
  if (values.watch) return checkAndWatch(root);
  return (await check(root, values.launch)) > 0 ? 1 : 0;
}

runCommand(import.meta.filename, main);

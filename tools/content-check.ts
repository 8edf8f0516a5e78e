/**
 * `npm run content:check`, or `npx tsx tools/content-check.ts [option] [folder]`: prints every mistake in the content,
 * spelling and style included, and exits with 1 if there is one. `folder` contains `content/`; without it, the editor
 * schemas are written too. On GitHub, mistakes become annotations of the pull request.
 *
 * - `--fix` first corrects what has only one answer.
 * - `--launch` also lists what is still a sample.
 * - `--watch` checks again after every change; VS Code's task (.vscode/tasks.json) reads the first and the last line.
 */
import { parseArgs } from 'node:util';
import { checkContent } from '../src/content-model/rules/check-content';
import { formatAnnotation, formatMistake, sortMistakes } from '../src/content-model/source/mistake';
import { findSamples } from '../src/content-model/rules/samples';
import { loadOutlines, saveOutlines } from '../src/content-model/source/stored-outlines';
import { watchContent } from '../src/content-model/source/watch';
import type { Content } from '../src/content-model/source/read-content';
import { textOf } from '../src/content-model/source/content-file';
import { count } from '../src/content-model/source/words';
import { unpublished } from '../src/content-model/source/publication';
import { missingHistory } from '../src/content-model/source/git-history';
import { writeEditorSchemas } from './editor-schemas';
import { checkProse, readProse } from './prose/check';
import { fixCharacters, fixProse } from './prose/fix';
import { runCommand } from './run-command';

/** Corrects what has only one answer, and prints how much. */
export async function fix(root: string): Promise<void> {
  let { content } = await checkContent(root);
  const files = content ? fixCharacters(content.root) : 0;
  if (files > 0) ({ content } = await checkContent(root));
  const fixed = content ? fixProse(content.root, (await readProse(content)).files) : 0;
  console.log(`fix: corrected ${count(fixed, 'place')}`);
  if (files > 0) console.log(`fix: corrected characters in ${count(files, 'file')}`);
}

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
  const { mistakes: found, content } = await checkContent(root);
  const prose = content ? await checkProse(content) : [];
  saveOutlines();
  const mistakes = sortMistakes([...found, ...prose]);
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
  fix: flag,
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
  if (folder === undefined) void writeEditorSchemas();
  loadOutlines();
  if (values.watch) return checkAndWatch(root);
  if (values.fix) await fix(root);
  const notice = await missingHistory(root);
  if (notice) console.log(notice);
  return (await check(root, values.launch)) > 0 ? 1 : 0;
}

runCommand(import.meta.filename, main);

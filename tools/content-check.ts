/**
 * `npm run content:check`, or `npx tsx tools/content-check.ts [--launch] [--watch] [folder]`: prints every mistake in the
 * content and exits with 1 if there is one. With --launch, what is still a sample counts too. `folder` contains
 * `content/`; without it, the editor schemas are written too. With --watch it checks again after every change; VS Code's
 * task (.vscode/tasks.json) reads the first and the last line.
 */
import { checkContent } from '../src/content-model/checks/content';
import { formatMistake } from '../src/content-model/checks/mistake';
import { findSamples } from '../src/content-model/checks/samples';
import { watchContent } from '../src/content-model/checks/watch';
import { count } from '../src/content-model/checks/words';
import { writeEditorSchemas } from './editor-schemas';

const options = process.argv.slice(2);
const isLaunch = options.includes('--launch');

/** Prints the mistakes, with --launch the samples, and a summary; returns how many there are. */
async function check(root: string): Promise<number> {
  const started = performance.now();
  const { mistakes, content } = await checkContent(root);
  const samples = isLaunch && content ? findSamples(content) : [];
  for (const finding of [...samples, ...mistakes]) console.log(formatMistake(finding));
  if (isLaunch)
    console.log(`launch: ${count(samples.length, 'sample')}, see docs/before-launch.md`);

  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const found = mistakes.length === 0 ? 'no mistake' : count(mistakes.length, 'mistake');
  console.log(`content: ${found}, checked in ${seconds} s`);
  return mistakes.length + samples.length;
}

function checkAndWatch(root: string): void {
  const checkNow = () => {
    console.log('Checking content/');
    void check(root);
  };
  void watchContent(root, checkNow);
  checkNow();
}

const folder = options.find((option) => !option.startsWith('--'));
const root = folder ?? '.';

if (folder === undefined) void writeEditorSchemas();

if (options.includes('--watch')) checkAndWatch(root);
else void check(root).then((findings) => (process.exitCode = findings > 0 ? 1 : 0));

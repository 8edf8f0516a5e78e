/**
 * `npm run content:check`, or `npx tsx tools/content-check.ts [--watch] [folder]`: prints every mistake in the content
 * and exits with 1 if there is one. `folder` contains `content/`; without it, the editor schemas are written too. With
 * --watch it checks again after every change; VS Code's task (.vscode/tasks.json) reads the first and the last line.
 */
import { checkContent } from '../src/content-model/checks/content';
import { formatMistake } from '../src/content-model/checks/mistake';
import { watchContent } from '../src/content-model/checks/watch';
import { count } from '../src/content-model/checks/words';
import { writeEditorSchemas } from './editor-schemas';

/** Prints the mistakes and a summary; returns the number of mistakes. */
async function check(root: string): Promise<number> {
  const started = performance.now();
  const { mistakes } = await checkContent(root);
  for (const mistake of mistakes) console.log(formatMistake(mistake));

  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const found = mistakes.length === 0 ? 'no mistake' : count(mistakes.length, 'mistake');
  console.log(`content: ${found}, checked in ${seconds} s`);
  return mistakes.length;
}

function checkAndWatch(root: string): void {
  const checkNow = () => {
    console.log('Checking content/');
    void check(root);
  };
  void watchContent(root, checkNow);
  checkNow();
}

const options = process.argv.slice(2);
const folder = options.find((option) => !option.startsWith('--'));
const root = folder ?? '.';

if (folder === undefined) void writeEditorSchemas();

if (options.includes('--watch')) checkAndWatch(root);
else void check(root).then((mistakes) => (process.exitCode = mistakes > 0 ? 1 : 0));

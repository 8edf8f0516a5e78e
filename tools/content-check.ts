/**
 * Prints every mistake in the content, one a line, and fails where there is one.
 *
 * Usage: `npm run content:check`, or `npx tsx tools/content-check.ts [folder]` where `content/` stands
 * in another folder.
 */
import { contentMistakes } from '../src/data-layer/validation/content';
import { formatMistake } from '../src/data-layer/validation/mistake';
import { count } from '../src/data-layer/validation/words';

async function check(folder: string): Promise<void> {
  const started = performance.now();
  const mistakes = await contentMistakes(folder);
  for (const mistake of mistakes) console.log(formatMistake(mistake));

  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const found = mistakes.length === 0 ? 'no mistake' : count(mistakes.length, 'mistake');
  console.log(`content: ${found}, checked in ${seconds} s`);
  if (mistakes.length > 0) process.exitCode = 1;
}

void check(process.argv[2] ?? '.');

/**
 * `npm run content:tidy`, or `npx tsx tools/content-tidy/main.ts [folder]`: prepares the pictures of `content/` for the
 * site and prints what it did. Exits with 1 if a picture cannot be used. `folder` contains `content/`.
 */
import { count } from '../../src/content-model/source/words';
import { runCommand } from '../run-command';
import { tidyPictures } from './tidy';

/** Tidies, prints what was done, and returns the exit status. */
export async function main([folder = '.']: string[]): Promise<number> {
  const results = await tidyPictures(folder);
  for (const { file, done, refused } of results) {
    if (done.length > 0) console.log(`${file}: ${done.join('; ')}`);
    if (refused) console.log(`${file}: ${refused}`);
  }
  const refused = results.filter((result) => result.refused).length;
  const changed = count(results.filter(({ done }) => done.length > 0).length, 'picture');
  console.log(`content: ${changed} changed, ${refused} cannot be used`);
  return refused > 0 ? 1 : 0;
}

runCommand(import.meta.filename, main);

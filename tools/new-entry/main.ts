/**
 * `npm run new:post -- "Title"`, `new:news`, `new:factsheet`, or `npx tsx tools/new-entry/main.ts post "Title" [folder]`:
 * creates a draft of an entry. `folder` contains `content/`.
 */
import { ports } from '../site/gatsby';
import { kinds, UserError, writeEntry } from './new-entry';

const isKind = (word: string | undefined): word is keyof typeof kinds =>
  word !== undefined && Object.hasOwn(kinds, word);

async function main([kind, title = '', root = '.']: string[]): Promise<void> {
  if (!isKind(kind)) throw new UserError(`Write what to make: ${Object.keys(kinds).join(', ')}`);
  const { file, address } = await writeEntry(root, kind, title, new Date());
  console.log(`${file}
Next: replace each [TODO: …]; choose the category and the picture.
npm run develop shows it, marked as a draft, on http://localhost:${ports.site}${address}
When it is ready: remove the line draft: true, then run npm run content:check`);
}

main(process.argv.slice(2)).catch((reason: unknown) => {
  console.error(reason instanceof UserError ? reason.message : reason);
  process.exitCode = 1;
});

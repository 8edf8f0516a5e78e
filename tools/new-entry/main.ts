/**
 * `npm run new -- post "Title"`, or another name from kinds.ts: creates an entry with placeholders. A question also
 * needs the solution's name: `npm run new -- question "Title" operationalrisk`. `--root folder` is the folder that
 * contains `content/`.
 */
import { parseArgs } from 'node:util';
import { either } from '../../src/content-model/source/words';
import { runCommand } from '../run-command';
import { ports } from '../site/gatsby';
import { isKind, kinds, type Kind } from './kinds';
import { writeEntry } from './new-entry';

/** Creates an entry, and prints its file and what comes next. Throws if it does not know what to create. */
export async function main(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { root: { type: 'string', default: '.' } },
  });
  const [kind = '', title = '', page, ...others] = positionals;
  if (!isKind(kind)) {
    const names = either(Object.keys(kinds));
    throw new Error(
      `Write what to create and its title: npm run new -- post "Title". It can be ${names}`,
    );
  }
  // A list in one of several files needs its page.
  const { list, path }: Kind = kinds[kind];
  if (others.length > 0 || (page && !(list && path.includes('*')))) {
    const words = positionals.slice(1).join(' ');
    throw new Error(`Write the title in quotation marks: npm run new -- ${kind} "${words}"`);
  }
  const { file, address } = await writeEntry(values.root, kind, title, new Date(), page);
  const url = `http://localhost:${ports.site}${address}`;
  const isDraft = file.endsWith('.md');
  console.log(
    [
      file,
      'Next: replace each [TODO: …] and each null; choose its category, picture and drawing, if it has them.',
      `npm run develop shows it${isDraft ? ', marked as a draft,' : ''} on ${url}`,
      `When it is ready: ${isDraft ? 'remove the line draft: true, then ' : ''}run npm run content:check`,
    ].join('\n'),
  );
}

runCommand(import.meta.filename, main);

import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { concurrently } from '../../src/data-layer/validation/concurrently';

const colour = /(--harbour-deep:\s*)(#[0-9a-f]{6})/;
const other = '#073f71';

/** Changes one colour of the site's tokens; gives the value of before. Throws where the colour is missing. */
export async function changeToken(root: string): Promise<string> {
  const file = path.join(root, 'src/styles/tokens.css');
  const css = await readFile(file, 'utf8');
  const value = colour.exec(css)?.[2];
  if (!value) throw new Error(`${file} has no colour --harbour-deep`);
  await writeFile(file, css.replace(colour, `$1${other}`));
  return value;
}

/** How many pages still bear the old value, or lack the new one. */
export async function pagesWithToken(
  publicFolder: string,
  pages: readonly string[],
  before: string,
): Promise<number> {
  const stale = await concurrently(pages, async (page) => {
    const html = await readFile(path.join(publicFolder, page), 'utf8');
    return html.includes(before) || !html.includes(other);
  });
  return stale.filter(Boolean).length;
}

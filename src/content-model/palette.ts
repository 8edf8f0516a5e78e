import { readFile } from 'node:fs/promises';
import path from 'node:path';

const file = 'src/styles/palette.css';

/** Gives the value of a colour by its token, such as `--ink`, as #rrggbb. Throws where there is no such colour. */
export type ColourOf = (token: string) => string;

/**
 * Reads the site's palette for what the build draws: PDFs, share pictures, the web app manifest.
 *
 * @param root the repository's folder
 */
export async function readTokens(root: string): Promise<ColourOf> {
  const tokens = await readFile(path.join(root, file), 'utf8');
  return (token) => {
    const found = new RegExp(`${token}:\\s*(#[0-9a-f]{6})\\s*;`, 'i').exec(tokens)?.[1];
    if (!found) throw new Error(`${file} has no colour ${token}`);
    return found;
  };
}

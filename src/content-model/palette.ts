import { readFile } from 'node:fs/promises';

const file = 'src/styles/palette.css';

/** Returns a colour as #rrggbb by its custom property, such as `--ink`. Throws if there is no such colour. */
export type ColourOf = (token: string) => string;

/** Reads the site's palette for generated files such as share pictures. */
export async function readPalette(): Promise<ColourOf> {
  const css = await readFile(file, 'utf8');
  return (token) => {
    const colour = new RegExp(`${token}:\\s*(#[0-9a-f]{6})\\s*;`, 'i').exec(css)?.[1];
    if (!colour) throw new Error(`${file} has no colour ${token}`);
    return colour;
  };
}

import { readFileSync } from 'node:fs';

const file = 'src/styles/palette.css';

/** A colour of the palette as #rrggbb, by its custom property, such as `--ink`. Throws if there is no such colour. */
export function colourOf(token: string): string {
  const css = readFileSync(file, 'utf8');
  const colour = new RegExp(`${token}:\\s*(#[0-9a-f]{6})\\s*;`, 'i').exec(css)?.[1];
  if (!colour) throw new Error(`${file} has no colour ${token}`);
  return colour;
}

/** An SVG with the palette's colours for its custom properties. Throws like `colourOf`. */
export const inPalette = (svg: string): string =>
  svg.replace(/var\((--[\w-]+)\)/g, (_, token: string) => colourOf(token));

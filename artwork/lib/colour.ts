import { readFileSync } from 'node:fs';
import { fromRoot } from './files';

/** A colour as `#rrggbb`. */
export type Colour = string;

const css = readFileSync(fromRoot('src/styles/palette.css'), 'utf8');

/** The value of a colour token, named without its dashes. Throws if there is none. */
function token(name: string): Colour {
  const found = new RegExp(`--${name}:\\s*(#[0-9a-f]{6});`, 'i').exec(css)?.[1];
  if (!found) throw new Error(`src/styles/palette.css has no colour --${name}`);
  return found;
}

/** Red, green and blue of a colour, from 0 to 255. */
export function channels(colour: Colour): [number, number, number] {
  const at = (place: number): number => parseInt(colour.slice(place, place + 2), 16);
  return [at(1), at(3), at(5)];
}

/** The first colour with a share (0 to 1) of the second. */
export function mix(from: Colour, to: Colour, share: number): Colour {
  const target = channels(to);
  const mixed = channels(from).map((value, i) =>
    Math.round(value + ((target[i] ?? value) - value) * share),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Whether a colour is nearer to ink than to paper. */
export function isDark(colour: Colour): boolean {
  const [red, green, blue] = channels(colour);
  return 0.3 * red + 0.59 * green + 0.11 * blue < 100;
}

/** The palette of the pictures. */
export const colours = {
  ink: token('ink'),
  inkRaised: token('ink-raised'),
  inkLine: token('ink-line'),
  paper: token('paper'),
  paperDeep: token('paper-deep'),
  mist: token('mist'),
  mistDeep: token('mist-deep'),
  mistLine: token('mist-line'),
  harbour: token('harbour'),
  harbourDeep: token('harbour-deep'),
  harbourOnInk: token('harbour-on-ink'),
  amber: token('amber'),
  white: token('white'),
} as const;

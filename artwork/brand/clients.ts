import { readFile } from 'node:fs/promises';
import { outline, drawing, toTenth } from './svg';
import { setLine, type Setting } from './wordmark';
import { fromRoot } from '../lib/files';
import { polyline, type Point } from '../lib/geometry';

/** A client's mark: a symbol of 40 by 40, and how its name is set beside it. */
interface Design {
  readonly symbol: string;
  readonly lines: (name: string) => readonly Setting[];
}

const disc = ([x, y]: Point, radius: number, sweep = 1): string => {
  const half = `a${toTenth(radius)} ${toTenth(radius)} 0 0 ${sweep} `;
  return `M${toTenth(x - radius)} ${toTenth(y)}${half}${toTenth(2 * radius)} 0${half}${toTenth(-2 * radius)} 0Z`;
};

const ring = (centre: Point, outer: number, inner: number): string =>
  disc(centre, outer) + disc(centre, inner, 0);

const diamond = (reach: number, isHole = false): string => {
  const side = isHole ? -reach : reach;
  return outline(polyline([20, 20 - reach, 20 + side, 20, 20, 20 + reach, 20 - side, 20]));
};

/** Two overlapping rings. */
const mutual: Design = {
  symbol: ring([13, 20], 12, 8.4) + ring([27, 20], 12, 8.4),
  lines: (name) => [
    { text: name, x: 50, baseline: 25.9, size: 16.5, weight: 600, tracking: -0.018 },
  ],
};

/** A stone set in a frame. */
const savings: Design = {
  symbol: diamond(17) + diamond(11.5, true) + diamond(6.5),
  lines: (name) => [
    {
      text: name.toUpperCase(),
      x: 46,
      baseline: 24.8,
      size: 13.4,
      weight: 500,
      width: 86,
      tracking: 0.085,
    },
  ],
};

/** Three members under one roof. */
const union: Design = {
  symbol:
    outline(polyline([20, 3, 36, 12.2, 36, 16.6, 20, 7.4, 4, 16.6, 4, 12.2])) +
    [4, 16, 28].map((x) => `M${x} ${x === 16 ? 14.5 : 21}h8V36h-8Z`).join(''),
  lines: (name) => {
    const [first = '', ...rest] = name.split(' ');
    return [
      { text: first, x: 48, baseline: 16.6, size: 15, weight: 400, tracking: -0.01 },
      { text: rest.join(' '), x: 48, baseline: 34.4, size: 18, weight: 700, tracking: -0.02 },
    ];
  },
};

const designs = [mutual, savings, union];

/**
 * The mark of the sample client at this index of content/clients.json, with its name from there. Throws if it or its
 * design does not exist.
 */
export async function clientMark(index: number): Promise<string> {
  const { logos } = JSON.parse(await readFile(fromRoot('content/clients.json'), 'utf8')) as {
    logos: readonly { readonly name: string }[];
  };
  const [name, design] = [logos[index]?.name, designs[index]];
  if (!name || !design) throw new Error(`There is no client or design number ${index + 1}`);
  const set = await Promise.all(design.lines(name).map(setLine));
  const width = Math.max(...set.map(({ end }) => end));
  const paths = [design.symbol, ...set.map(({ path }) => path)];
  return drawing([Math.ceil(width), 40], paths.map((path) => `<path d="${path}"/>`).join(''));
}

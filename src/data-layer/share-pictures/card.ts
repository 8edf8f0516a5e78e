import type { Font } from 'fontkit';
import type { ColourOf } from '../../content-model/palette';
import { balancedLines, lineOf, widthOf, type Style } from './lettering';

/** The size that Open Graph readers ask for, in pixels. */
export const size = { width: 1200, height: 630 } as const;

/** Where the page's own picture shows: from here to the right edge, over the whole height. */
export const pictureLeft = 640;

/** What all share pictures have in common. */
export interface House {
  readonly name: string;
  /** The site's address as a reader says it, without https://. */
  readonly host: string;
  /** The brand's mark as SVG, drawn in currentColor. */
  readonly mark: string;
  readonly colourOf: ColourOf;
  readonly fonts: { readonly title: Font; readonly label: Font };
}

/** The words of one share picture. */
export interface Words {
  readonly title: string;
  /** A word over the title, such as a category. */
  readonly kicker?: string | undefined;
}

type Point = readonly [x: number, y: number];

/** The fall of an isometric edge for each pixel across: tan 30°. */
const fall = Math.tan(Math.PI / 6);
const margin = 64;
const measure = 600;
const bottom = 536;
/** The thickness of the ink's laminated rim. */
const depth = 40;

/** Title sizes, the largest first, and how many lines each may have. */
const titleSizes = [
  { px: 76, lines: 3 },
  { px: 66, lines: 3 },
  { px: 58, lines: 4 },
  { px: 50, lines: 4 },
  { px: 42, lines: 5 },
] as const;

/** The edge of the ink: it steps to the lower right, as the strata of the site's pictures do. */
function edge(shift: number): Point[] {
  const [first, step] = [652, 92];
  const drop = step * fall;
  return [
    [first, 0],
    [first, 122 + shift * fall],
    [first + step, 122 + drop + shift * fall],
    [first + step, 396 + shift * fall],
    [first + 2 * step, 396 + drop + shift * fall],
    [first + 2 * step, size.height],
  ].map(([x = 0, y = 0]): Point => [x - shift, y]);
}

const line = (points: readonly Point[]) =>
  `M${points.map(([x, y]) => `${x} ${Math.round(y * 10) / 10}`).join('L')}`;

/** A slab of ink with its laminae and the shadow that it throws on the picture. */
function ground(colourOf: ColourOf): string {
  const [ink, inkRaised, inkLine, rim] = ['--ink', '--ink-raised', '--ink-line', '--ink-muted'].map(
    colourOf,
  );
  const slab = `${line([[0, 0], ...edge(0), [0, size.height]])}Z`;
  const face = `${line(edge(0))}L${line(edge(depth).reverse()).slice(1)}Z`;
  const laminae = [1, 2, 3, 4].map(
    (layer) =>
      `<path d="${line(edge((depth * layer) / 4))}" stroke="${inkLine}" stroke-width="1.25" opacity="${1 - layer * 0.15}"/>`,
  );
  return [
    '<defs><filter id="soft" x="-10%" y="-10%" width="130%" height="120%"><feGaussianBlur stdDeviation="16"/></filter></defs>',
    `<path d="${slab}" transform="translate(14 18)" fill="${ink}" opacity=".5" filter="url(#soft)"/>`,
    `<path d="${slab}" fill="${ink}"/>`,
    `<path d="${face}" fill="${inkRaised}"/>`,
    `<g fill="none">${laminae.join('')}<path d="${line(edge(0))}" stroke="${rim}" stroke-width="2"/></g>`,
  ].join('');
}

/** The mark and the name of the brand at the top, the site's address at the foot. */
function signature({ name, host, mark, colourOf, fonts }: House): string {
  const paper = colourOf('--paper');
  const side = 44;
  const glyph = mark.replace(
    '<svg',
    `<svg x="${margin - 5}" y="${margin - 10}" width="${side}" height="${side}" color="${paper}"`,
  );
  const label = { font: fonts.title, size: 31, tracking: -0.02 };
  const foot = { font: fonts.label, size: 22, tracking: 0 };
  return [
    glyph,
    `<g fill="${paper}">${lineOf(name, label, [margin + side + 6, margin + 23])}</g>`,
    `<g fill="${colourOf('--ink-muted')}">${lineOf(host, foot, [margin, size.height - 44])}</g>`,
  ].join('');
}

/** The largest setting in which a title has few enough lines, none of them too wide. */
function setTitle(title: string, font: Font): { style: Style; lines: string[] } {
  const settings = titleSizes.map(({ px, lines: most }) => {
    const style = { font, size: px, tracking: -0.028 };
    const lines = balancedLines(title, style, measure);
    const fits = lines.length <= most && lines.every((words) => widthOf(words, style) <= measure);
    return { style, lines, fits };
  });
  const chosen = settings.find(({ fits }) => fits) ?? settings.at(-1);
  if (!chosen) throw new Error('There is no size for titles.');
  return chosen;
}

function lettering({ title, kicker }: Words, { colourOf, fonts }: House): string {
  const { style, lines } = setTitle(title, fonts.title);
  const leading = style.size * 1.08;
  const first = bottom - (lines.length - 1) * leading - style.size * 0.3;
  const set = lines.map((words, index) =>
    lineOf(words, style, [margin - style.size * 0.04, first + index * leading]),
  );
  const label = { font: fonts.label, size: 24, tracking: 0 };
  const over = kicker && lineOf(kicker, label, [margin, first - style.size * 0.94 - 16]);
  return [
    `<g fill="${colourOf('--paper')}">${set.join('')}</g>`,
    over ? `<g fill="${colourOf('--harbour-on-ink')}">${over}</g>` : '',
  ].join('');
}

const drawing = (inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${size.width} ${size.height}">${inner}</svg>`;

/**
 * What all share pictures have over the page's own picture: a slab of ink with a stepped edge, and the brand. The
 * only light is the lit path in the picture.
 *
 * @returns an SVG of 1200 × 630, clear where the picture shows
 */
export const houseSvg = (house: House): string =>
  drawing(ground(house.colourOf) + signature(house));

/** The words of one share picture, as outlines so that they look alike wherever the build runs; 1200 × 630. */
export const wordsSvg = (words: Words, house: House): string => drawing(lettering(words, house));

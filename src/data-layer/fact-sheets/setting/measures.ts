import type { Colours } from '../drawing/colours';

/** Every length of a fact sheet, in points (1/72 inch). */

/** A4. */
export const page = { width: 595.28, height: 841.89 };

/** The edges between which text stands. */
export const margins = { top: 56, right: 50, bottom: 67, left: 50 };

const gutter = 12;
const columnCount = 12;
const columnWidth =
  (page.width - margins.left - margins.right - (columnCount - 1) * gutter) / columnCount;

/** A stretch of the page from left to right. */
export interface Place {
  x: number;
  width: number;
}

/** The stretch over some of the page's twelve columns, counted from 1. */
export function columns(first: number, last: number): Place {
  return {
    x: margins.left + (first - 1) * (columnWidth + gutter),
    width: (last - first + 1) * columnWidth + (last - first) * gutter,
  };
}

/** Where things stand: headings in the margin beside their text, tables across both. */
export const places = { margin: columns(1, 4), text: columns(5, 12), full: columns(1, 12) };

/** How words look. */
export interface TextStyle {
  size: number;
  /** From one baseline to the next. */
  leading: number;
  /** From the top of a line to its baseline. */
  baseline: number;
  colour: keyof Colours;
  strong?: boolean;
  /** Space added behind each letter. */
  tracking?: number;
  /** Figures of one width, for columns of them. */
  tabular?: boolean;
}

const text: TextStyle = { size: 9.25, leading: 13.5, baseline: 10.1, colour: 'text' };

export const styles = {
  brand: { size: 13, leading: 16, baseline: 12.5, colour: 'white', strong: true, tracking: -0.2 },
  title: { size: 24, leading: 27.5, baseline: 22.4, colour: 'white', strong: true, tracking: -0.4 },
  lead: { size: 10.75, leading: 16, baseline: 11.9, colour: 'inkMuted' },
  label: { size: 8.5, leading: 12, baseline: 9.2, colour: 'inkMuted', tracking: 0.1 },
  text,
  heading2: { ...text, size: 11, strong: true },
  heading3: { ...text, size: 9.75, strong: true },
  heading4: { ...text, strong: true, colour: 'textMuted' },
  quote: { size: 12, leading: 17.5, baseline: 13, colour: 'text' },
  tableHead: { size: 8, leading: 11, baseline: 8.4, colour: 'textMuted', strong: true },
  table: { size: 8.5, leading: 12, baseline: 9.1, colour: 'text', tabular: true },
  note: { size: 8.25, leading: 12, baseline: 9, colour: 'text' },
  caption: { size: 8.25, leading: 12, baseline: 9, colour: 'textMuted' },
  foot: { size: 7.75, leading: 11, baseline: 8.2, colour: 'textMuted', tabular: true },
} satisfies Record<string, TextStyle>;

/** Space between things that follow each other. */
export const gaps = {
  section: 19,
  sectionRule: 10.5,
  subheading: 10,
  paragraph: 6.75,
  item: 3.25,
  table: 10,
  picture: 14,
  quote: 13,
};

/** Strokes. */
export const strokes = { hair: 0.5, rule: 0.75, bar: 2 };

/** A fact sheet as it is set: blocks of spans, independent of the Markdown that they were read from. */

/** A link; spans of one link share the object. */
export interface Link {
  address: string;
  /** What the link says, for those who cannot see where it stands. */
  label: string;
}

/** Words in one style. */
export interface Span {
  text: string;
  strong: boolean;
  emphasis: boolean;
  link?: Link;
  /** The number of the note that the span refers to; `text` is that number. */
  note?: number;
}

/** The character that stands for a line break written by the author. */
export const lineBreak = '\u2028';

export interface Heading {
  type: 'heading';
  level: 2 | 3 | 4;
  spans: Span[];
}

/** Whether a block opens a section, and so has a line across the page above it. */
export const opensSection = (block: Block | undefined): boolean =>
  block?.type === 'heading' && block.level === 2;

export interface Paragraph {
  type: 'paragraph';
  spans: Span[];
}

export interface List {
  type: 'list';
  ordered: boolean;
  start: number;
  /** true where the author left a line between the items. */
  loose: boolean;
  items: Block[][];
}

export interface Quote {
  type: 'quote';
  blocks: Block[];
}

export interface Cell {
  spans: Span[];
  align: 'left' | 'center' | 'right';
}

export interface Table {
  type: 'table';
  head: Cell[];
  body: Cell[][];
  /** true where the cells of the first column head their rows: they are all in bold. */
  rowHeaders: boolean;
  line: number;
}

/** A table with more than two columns goes across the page, margin included. */
export const isAcrossPage = ({ head }: Table): boolean => head.length > 2;

export interface Picture {
  type: 'picture';
  /** The picture's path, relative to the Markdown file. */
  source: string;
  /** What it shows; empty where it only decorates. */
  alt: string;
  caption: string;
  line: number;
}

export interface Rule {
  type: 'rule';
}

export type Block = Heading | Paragraph | List | Quote | Table | Picture | Rule;

/** A note: its number in order of first mention, and what it says. */
export interface Note {
  number: number;
  blocks: Block[];
}

/** The body of a fact sheet. */
export interface Body {
  blocks: Block[];
  notes: Note[];
}

/** The words of spans, as plain text. */
export const plainText = (spans: Span[]): string =>
  spans
    .filter((span) => span.note === undefined)
    .map((span) => span.text)
    .join('')
    .replace(/[\s\u2028]+/g, ' ')
    .trim();

import type { Definition, FootnoteDefinition, Root } from 'mdast';
import type { Node } from 'unist';
import type { Mistakes } from './mistake';

/** What reading a body needs at hand: its definitions, the notes mentioned so far, the mistakes. */
export interface Reader {
  mistakes: Mistakes;
  definitions: Map<string, Definition>;
  noteDefinitions: Map<string, FootnoteDefinition>;
  /** Identifiers of notes in order of first mention; the place gives the number. */
  mentioned: string[];
  /** The site's own address, before which a path of this site is put. */
  siteUrl: string;
  /** Whether the typeface can set a character. */
  has: (character: string) => boolean;
  /** The line of a node in its file. */
  lineOf: (node: Node) => number;
}

/** Makes a reader over a parsed body. */
export function createReader(
  root: Root,
  { mistakes, linesBefore }: { mistakes: Mistakes; linesBefore: number },
  { siteUrl, has }: Pick<Reader, 'siteUrl' | 'has'>,
): Reader {
  const reader: Reader = {
    mistakes,
    definitions: new Map(),
    noteDefinitions: new Map(),
    mentioned: [],
    siteUrl,
    has,
    lineOf: (node) => (node.position?.start.line ?? 0) + linesBefore,
  };
  for (const node of root.children) {
    if (node.type === 'definition') reader.definitions.set(node.identifier, node);
    if (node.type === 'footnoteDefinition') reader.noteDefinitions.set(node.identifier, node);
  }
  return reader;
}

/** What a node that a fact sheet cannot hold is called, and what to write in its place. */
const unsupported: Record<string, [what: string, whatToWrite: string]> = {
  html: ['HTML stands in the text', 'Write it in Markdown'],
  code: ['a block of code stands in the text', 'Write it as a paragraph or a list'],
  inlineCode: ['words stand between backticks', 'Write them in bold, as **words**'],
  delete: ['words are struck through', 'Leave them out'],
  image: ['a picture stands among words', 'Give it a paragraph of its own'],
  imageReference: [
    'a picture is named by reference',
    'Write ![What it shows](./pictures/name.png)',
  ],
  footnote: ['a note stands inside the sentence', 'Write [^name], and [^name]: the note below'],
};

/** Notes that a node is none of those that a fact sheet can hold. */
export function noteUnsupported(node: Node, { mistakes, lineOf }: Reader): void {
  const [what, whatToWrite] = unsupported[node.type] ?? [
    `a fact sheet cannot hold this (${node.type})`,
    'Write headings, paragraphs, lists, tables, quotations, pictures or notes',
  ];
  mistakes.add(what, whatToWrite, lineOf(node));
}

/** Notes each character that the typeface has no letter for: it would print as an empty box. */
export function noteUnsettable(
  text: string,
  { mistakes, has }: Pick<Reader, 'mistakes' | 'has'>,
  line?: number,
): void {
  for (const character of new Set(text.replace(/\s/g, ''))) {
    if (has(character)) continue;
    const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
    mistakes.add(
      `the typeface has no ${character} (U+${code})`,
      'Write another character, or a word',
      line,
    );
  }
}

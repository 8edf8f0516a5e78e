import type { RootContent } from 'mdast';
import { unwantedIn } from '../characters';
import type { Finding } from '../mistake';
import { count } from '../words';
import { createAnchors } from './anchors';
import { nodesOf, ofType, parseBody, wordsOf, type Placed } from './parse';
import { signsIn } from './signs';

/** Words of the text and the line of the file on which they begin. */
export interface Piece {
  text: string;
  line: number;
}

/** A link: its address as written. */
export interface BodyLink {
  address: string;
  line: number;
}

/** A picture: its alternative text and address; only one in its own paragraph is shown. */
export interface BodyPicture extends Piece, BodyLink {
  standsAlone: boolean;
}

/** What can be wrong in a Markdown text, each kind in its order. */
export interface Outline {
  isEmpty: boolean;
  /** The Markdown itself. */
  text: string;
  /** The line on which the text begins. */
  line: number;
  headings: (Piece & { level: number })[];
  /** The names by which headings can be linked to. */
  anchors: ReadonlySet<string>;
  links: BodyLink[];
  pictures: BodyPicture[];
  html: Piece[];
  /** The words of paragraphs and cells, as they are read. */
  passages: string[];
  /** Words outside code, and addresses: where a visitor would read a template token. */
  words: Piece[];
  /** References to a definition or footnote that is not there. */
  unresolved: Piece[];
  /** What would be lost, or be read otherwise than it is meant. */
  flaws: Finding[];
}

/** The style name that may end a block, such as `{.wide}`: no part of a heading's words. */
const styleName = /\s*\{\.[a-z-]+\}$/;

/**
 * References that Markdown leaves as plain text because a definition or half of a link is missing. The last two patterns
 * are a link with a space in its address and one with a space before it.
 */
const leftovers = [
  /(?<!\\)\[\^[^\]\s]+\]/g,
  /(?<!\\)\[[^\]^]+\]\[[^\]]*\]/g,
  /(?<!\\)\[[^\]]+\]\([^)\n]*\)?/g,
  /(?<!\\)\[[^\]]+\] +\((?:https?:|[./#])[^)\n]*\)?/g,
];

const unresolvedIn = (words: Piece): Piece[] =>
  leftovers
    .flatMap((pattern) => [...words.text.matchAll(pattern)])
    .map(({ 0: text, index }) => ({
      text,
      line: words.line + words.text.slice(0, index).split('\n').length - 1,
    }));

/** A picture is shown if it is the only content of a top-level paragraph. */
const standsAlone = ({ around }: Placed) =>
  around.length === 2 && around[1]?.type === 'paragraph' && around[1].children.length === 1;

/** Whether the words of a link are its address, which may contain any sign. */
const isAddress = ({ node, around }: Placed) =>
  around.at(-1)?.type === 'link' && /^\S*(?:[:@]|www\.)\S+$/.test(wordsOf(node));

/** Cells beyond the columns of their table, and notes that nothing refers to: neither would be shown. */
function lostIn(nodes: readonly Placed[], lineOfNode: (node: RootContent) => number): Finding[] {
  const mentioned = new Set(ofType(nodes, 'footnoteReference').map(({ node }) => node.identifier));
  const notes = ofType(nodes, 'footnoteDefinition').filter(
    ({ node }) => !mentioned.has(node.identifier),
  );
  const rows = ofType(nodes, 'table').flatMap(({ node }) =>
    node.children
      .filter(({ children }) => children.length > (node.align ?? children).length)
      .map((row) => ({ row, columns: node.align?.length ?? 0 })),
  );
  return [
    ...notes.map(({ node }) => {
      const name = `[^${node.label ?? node.identifier}]`;
      const problem = `has the note ${name}, which nothing refers to`;
      const remedy = `Write ${name} where it belongs, or remove the note`;
      return { line: lineOfNode(node), problem, remedy };
    }),
    ...rows.map(({ row, columns }) => ({
      line: lineOfNode(row),
      problem: `has a row of ${row.children.length} cells in a table of ${count(columns, 'column')}`,
      remedy: 'Give the table a heading for each, or write \\| for a bar inside a cell',
    })),
  ];
}

/** Signs of Markdown and invisible characters in the words that are read. */
function flawsIn(
  nodes: readonly Placed[],
  rawOf: (node: RootContent) => string,
  lineOfNode: (node: RootContent) => number,
): Finding[] {
  const inWords = ofType(nodes, 'text').flatMap((placed) => {
    const { node, around } = placed;
    const raw = rawOf(node);
    const isStart = around.at(-1)?.children[0] === node;
    const signs = isAddress(placed) ? [] : signsIn(raw, node.value, isStart);
    return [
      ...signs.map(({ sign, index, remedy }) => ({
        line: lineOfNode(node) + raw.slice(0, index).split('\n').length - 1,
        problem: `shows the sign ${sign} to readers`,
        remedy: `${remedy}. For the sign itself, write a backslash before it`,
      })),
      ...unwantedIn(node.value).map(({ name }) => unwanted(name, lineOfNode(node))),
    ];
  });
  const wordless = [...ofType(nodes, 'link')]
    .filter(
      ({ node }) =>
        wordsOf(node).trim() === '' &&
        !nodesOf({ type: 'root', children: [node] }).some(
          ({ node: inner }) => inner.type === 'image',
        ),
    )
    .map(({ node }) => ({
      line: lineOfNode(node),
      problem: `has a link without words, to ${node.url}`,
      remedy: 'Write them between the brackets: [words](/address)',
    }));
  const inPictures = ofType(nodes, 'image').flatMap(({ node }) =>
    unwantedIn(`${node.alt ?? ''}${node.title ?? ''}`).map(({ name }) =>
      unwanted(name, lineOfNode(node)),
    ),
  );
  return [...lostIn(nodes, lineOfNode), ...inWords, ...wordless, ...inPictures];
}

const unwanted = (name: string, line: number): Finding => ({
  line,
  problem: `has the character ${name}`,
  remedy: 'Remove it',
});

/**
 * Parses a Markdown text once, for all checks.
 *
 * @param body the text below the front matter
 * @param firstLine the line of the file on which it begins
 */
export function outlineOf(body: string, firstLine: number): Outline {
  const text = body.replace(/\r\n?/g, '\n');
  const nodes = nodesOf(parseBody(text));
  const lineOfNode = (node: RootContent) => firstLine - 1 + (node.position?.start.line ?? 1);
  const pieceOf = (node: RootContent, words: string): Piece => ({
    text: words,
    line: lineOfNode(node),
  });
  const rawOf = ({ position }: RootContent) =>
    text.slice(position?.start.offset ?? 0, position?.end.offset ?? 0);

  const headings = ofType(nodes, 'heading');
  const anchorOf = createAnchors();
  const anchored = headings.filter(({ around }) => around.length === 1);
  const written = ofType(nodes, 'text').map(({ node }) => pieceOf(node, rawOf(node)));
  const links = ofType(nodes, 'link').map(({ node }) => ({
    address: node.url,
    line: lineOfNode(node),
  }));
  const pictures = ofType(nodes, 'image').map((placed) => ({
    ...pieceOf(placed.node, placed.node.alt ?? ''),
    address: placed.node.url,
    standsAlone: standsAlone(placed),
  }));

  return {
    isEmpty: body.trim() === '',
    text: body,
    line: firstLine,
    headings: headings.map(({ node }) => ({ ...pieceOf(node, wordsOf(node)), level: node.depth })),
    anchors: new Set(anchored.map(({ node }) => anchorOf(wordsOf(node).replace(styleName, '')))),
    links,
    pictures,
    passages: [...ofType(nodes, 'paragraph'), ...ofType(nodes, 'tableCell')].map(({ node }) =>
      wordsOf(node),
    ),
    html: ofType(nodes, 'html').map(({ node }) => pieceOf(node, node.value)),
    words: [
      ...written,
      ...[...links, ...pictures].map(({ address, line }) => ({ text: address, line })),
      ...pictures,
    ],
    unresolved: written.flatMap(unresolvedIn),
    flaws: flawsIn(nodes, rawOf, lineOfNode),
  };
}

import type { RootContent } from 'mdast';
import { unwantedIn } from '../characters';
import type { Finding } from '../mistake';
import { lineAt } from '../parsed';
import { count } from '../words';
import { createAnchors } from './anchors';
import { nodesOf, ofType, parseBody, wordsOf, type Placed } from './parse';
import { signsIn } from './signs';

/** Words of the text, and the line of the file on which they begin. */
export interface Piece {
  text: string;
  line: number;
}

/** A link: its address as written. */
export interface BodyLink {
  address: string;
  line: number;
}

/** A picture: its alternative text and address. Only one in its own paragraph is shown. */
export interface BodyPicture extends Piece, BodyLink {
  standsAlone: boolean;
}

/** What can be wrong in a Markdown text, each kind in order. */
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
  /** The words of paragraphs and cells, as readers see them. */
  passages: string[];
  /** Words outside code, and addresses, where visitors would see a template token. */
  words: Piece[];
  /** References to a missing definition or footnote. */
  unresolved: Piece[];
  /** What would be lost or misread. */
  flaws: Finding[];
}

/** The style name that may end a block, such as `{.wide}`; not part of a heading's words. */
const styleName = /\s*\{\.[a-z-]+\}$/;

/**
 * References that stay plain text because a definition or half of a link is missing. The last two patterns are a link
 * with a space in its address and one with a space before it.
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
    .map(({ 0: text, index }) => ({ text, line: words.line - 1 + lineAt(words.text, index) }));

/** A picture is shown if it is the only content of a top-level paragraph. */
const standsAlone = ({ around }: Placed) =>
  around.length === 2 && around[1]?.type === 'paragraph' && around[1].children.length === 1;

/** Whether a link's words are its address, which may contain any sign. */
const isAddress = ({ node, around }: Placed) =>
  around.at(-1)?.type === 'link' && /^\S*(?:[:@]|www\.)\S+$/.test(wordsOf(node));

type LineOf = (node: RootContent) => number;

/**
 * Notes that nothing refers to, cells beyond a table's columns, and links without words, none of which would be shown.
 */
function lostIn(nodes: readonly Placed[], lineOf: LineOf): Finding[] {
  const mentioned = new Set(ofType(nodes, 'footnoteReference').map(({ node }) => node.identifier));
  const notes = ofType(nodes, 'footnoteDefinition')
    .filter(({ node }) => !mentioned.has(node.identifier))
    .map(({ node }) => {
      const name = `[^${node.label ?? node.identifier}]`;
      const problem = `has the note ${name}, which nothing refers to`;
      const remedy = `Write ${name} where it belongs, or remove the note`;
      return { line: lineOf(node), problem, remedy };
    });
  const rows = ofType(nodes, 'table').flatMap(({ node: { align, children } }) => {
    const columns = align?.length ?? Infinity;
    const wide = children.filter((row) => row.children.length > columns);
    return wide.map((row) => ({
      line: lineOf(row),
      problem: `has a row of ${row.children.length} cells in a table of ${count(columns, 'column')}`,
      remedy: 'Give the table a heading for each, or write \\| for a bar inside a cell',
    }));
  });
  const pictures = ofType(nodes, 'image');
  const links = ofType(nodes, 'link')
    .filter(({ node }) => wordsOf(node).trim() === '')
    .filter(({ node }) => !pictures.some(({ around }) => around.includes(node)))
    .map(({ node }) => ({
      line: lineOf(node),
      problem: `has a link without words, to ${node.url}`,
      remedy: 'Write them between the brackets: [words](/address)',
    }));
  return [...notes, ...rows, ...links];
}

/** Markdown signs that readers would see. */
const signsAmong = (
  nodes: readonly Placed[],
  rawOf: (node: RootContent) => string,
  lineOf: LineOf,
) =>
  ofType(nodes, 'text')
    .filter((placed) => !isAddress(placed))
    .flatMap(({ node, around }) => {
      const raw = rawOf(node);
      const isStart = around.at(-1)?.children[0] === node;
      return signsIn(raw, node.value, isStart).map(({ sign, index, remedy }) => ({
        line: lineOf(node) - 1 + lineAt(raw, index),
        problem: `shows the sign ${sign} to readers`,
        remedy: `${remedy}. For the sign itself, write a backslash before it`,
      }));
    });

/** Invisible characters in words and alternative texts. */
const invisibleIn = (nodes: readonly Placed[], lineOf: LineOf): Finding[] =>
  nodes.flatMap(({ node }) => {
    const words = node.type === 'image' ? [node.alt, node.title] : [];
    const read = node.type === 'text' ? node.value : words.join('');
    return unwantedIn(read).map(({ name, remedy }) => ({
      line: lineOf(node),
      problem: `has the character ${name}`,
      remedy,
    }));
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
  const lineOf: LineOf = (node) => firstLine - 1 + (node.position?.start.line ?? 1);
  const rawOf = ({ position }: RootContent) =>
    text.slice(position?.start.offset ?? 0, position?.end.offset ?? 0);

  const headings = ofType(nodes, 'heading');
  const anchorOf = createAnchors();
  const anchored = headings.filter(({ around }) => around.length === 1);
  const written = ofType(nodes, 'text').map(({ node }) => ({
    text: rawOf(node),
    line: lineOf(node),
  }));
  const links = ofType(nodes, 'link').map(({ node }) => ({
    address: node.url,
    line: lineOf(node),
  }));
  const pictures = ofType(nodes, 'image').map((placed) => ({
    text: placed.node.alt ?? '',
    line: lineOf(placed.node),
    address: placed.node.url,
    standsAlone: standsAlone(placed),
  }));

  return {
    isEmpty: body.trim() === '',
    text: body,
    line: firstLine,
    headings: headings.map(({ node }) => ({
      text: wordsOf(node),
      line: lineOf(node),
      level: node.depth,
    })),
    anchors: new Set(anchored.map(({ node }) => anchorOf(wordsOf(node).replace(styleName, '')))),
    links,
    pictures,
    passages: [...ofType(nodes, 'paragraph'), ...ofType(nodes, 'tableCell')].map(({ node }) =>
      wordsOf(node),
    ),
    html: ofType(nodes, 'html').map(({ node }) => ({ text: node.value, line: lineOf(node) })),
    words: [
      ...written,
      ...[...links, ...pictures].map(({ address, line }) => ({ text: address, line })),
      ...pictures,
    ],
    unresolved: written.flatMap(unresolvedIn),
    flaws: [
      ...lostIn(nodes, lineOf),
      ...signsAmong(nodes, rawOf, lineOf),
      ...invisibleIn(nodes, lineOf),
    ],
  };
}

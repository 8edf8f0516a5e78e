import type { Content } from 'mdast';
import { createAnchors } from '../../entries/anchors';
import { nodesOf, ofType, wordsOf, type Placed } from './parse';

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

/** A picture: its alternative text and address; only one that is a paragraph of its own is shown. */
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
  /** Words outside code, and addresses: where a visitor would read a template token. */
  words: Piece[];
  /** References to a definition or footnote that is not there. */
  unresolved: Piece[];
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

/** A picture is shown where it is all that a paragraph of the text's first level holds. */
const standsAlone = ({ around }: Placed) =>
  around.length === 2 && around[1]?.type === 'paragraph' && around[1].children.length === 1;

/**
 * Parses a Markdown text once, for all checks.
 *
 * @param body the text below the front matter
 * @param firstLine the line of the file on which it begins
 */
export function outlineOf(body: string, firstLine: number): Outline {
  const text = body.replace(/\r\n?/g, '\n');
  const nodes = nodesOf(text);
  const lineOf = (node: Content) => firstLine - 1 + (node.position?.start.line ?? 1);
  const pieceOf = (node: Content, words: string): Piece => ({ text: words, line: lineOf(node) });
  const rawOf = ({ position }: Content) =>
    text.slice(position?.start.offset ?? 0, position?.end.offset ?? 0);

  const definitions = ofType(nodes, 'definition');
  const addressOf = (identifier: string) =>
    definitions.find(({ node }) => node.identifier === identifier)?.node.url ?? '';
  const references = ofType(nodes, 'imageReference');
  const ofPictures = new Set(references.map(({ node }) => node.identifier));

  const headings = ofType(nodes, 'heading');
  const anchorOf = createAnchors();
  const anchored = headings.filter(({ around }) => around.length === 1);
  const written = ofType(nodes, 'text').map(({ node }) => pieceOf(node, rawOf(node)));
  const links = [
    ...ofType(nodes, 'link'),
    ...definitions.filter(({ node }) => !ofPictures.has(node.identifier)),
  ].map(({ node }) => ({ address: node.url, line: lineOf(node) }));
  const pictures = [
    ...ofType(nodes, 'image').map((placed) => ({ ...placed, address: placed.node.url })),
    ...references.map((placed) => ({ ...placed, address: addressOf(placed.node.identifier) })),
  ].map((placed) => ({
    ...pieceOf(placed.node, placed.node.alt ?? ''),
    address: placed.address,
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
    html: ofType(nodes, 'html').map(({ node }) => pieceOf(node, node.value)),
    words: [
      ...written,
      ...[...links, ...pictures].map(({ address, line }) => ({ text: address, line })),
      ...pictures,
    ],
    unresolved: written.flatMap(unresolvedIn),
  };
}

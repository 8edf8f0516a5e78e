import type { List, Nodes, RootContent } from 'mdast';
import { unwantedIn } from '../characters';
import type { Finding, Words } from '../mistake';
import { lineAt } from '../parsed';
import { count } from '../words';
import { createAnchors } from './anchors';
import { nodesOf, ofType, parseBody, wordsOf, type Placed } from './parse';
import { signsIn } from './signs';

/** Words of the text, and the line of the file on which they begin. */
interface Piece {
  text: string;
  line: number;
}

/** What can be wrong in a Markdown text, each kind in order. */
export type Outline = ReturnType<typeof outlineOf>;

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
type RawOf = (node: RootContent) => string;

const isContainer = /^(?:listItem|blockquote|footnoteDefinition)$/;

/**
 * Notes and addresses that nothing refers to or whose name another has, cells beyond a table's columns, and links without
 * words, none of which would be shown.
 */
function lostIn(nodes: readonly Placed[], lineOf: LineOf): Finding[] {
  const mentioned = new Set(ofType(nodes, 'footnoteReference').map(({ node }) => node.identifier));
  const named = new Set<string>();
  const notes = ofType(nodes, 'footnoteDefinition').flatMap(({ node }) => {
    const { identifier } = node;
    const name = `[^${node.label ?? identifier}]`;
    const line = lineOf(node);
    if (named.has(identifier)) {
      return { line, problem: `has the note ${name} twice`, remedy: 'Give each note its own name' };
    }
    named.add(identifier);
    if (mentioned.has(identifier)) return [];
    const problem = `has the note ${name}, which nothing refers to`;
    return { line, problem, remedy: `Write ${name} where it belongs, or remove the note` };
  });
  const unused = ofType(nodes, 'definition').map(({ node }) => ({
    line: lineOf(node),
    problem: `has the address [${node.label ?? node.identifier}]: ${node.url}, which no link uses`,
    remedy: 'Write [words][name] where it belongs, with a name of its own, or remove it',
  }));
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
  return [...notes, ...unused, ...rows, ...links];
}

const columnOf = (node?: Nodes) => node?.position?.start.column ?? 1;

/** Items that stand beside or below the one that they seem to be inside. */
function tornLists(list: List, siblings: readonly RootContent[], lineOf: LineOf): Finding[] {
  const [first, ...others] = list.children;
  // Numbers may end in one column.
  const uneven = !list.ordered && others.find((item) => columnOf(item) !== columnOf(first));
  const next = siblings[siblings.indexOf(list) + 1];
  const isTorn =
    next?.type === 'list' && next.position?.start.line === Number(list.position?.end.line) + 1;
  const finding = (node: RootContent, problem: string): Finding => ({
    line: lineOf(node),
    problem,
    remedy: 'Indent it as far as the words of the item above, or not at all',
  });
  return [
    ...(uneven ? [finding(uneven, 'is an item beside the one above, not inside it')] : []),
    ...(isTorn ? [finding(next, 'is a list below the one above, not inside its item')] : []),
  ];
}

/** Items that readers see with another number than the written one. A list may have one number throughout. */
function wrongNumbers(list: List, rawOf: RawOf, lineOf: LineOf): Finding[] {
  const { start, children } = list;
  if (typeof start !== 'number') return [];
  if (start > 999) {
    const problem = `is a list that begins with ${start}`;
    return [{ line: lineOf(list), problem, remedy: `Write ${start}\\. if it begins a sentence` }];
  }
  const numbers = children.map((item) => Number.parseInt(rawOf(item)));
  const index = numbers.findIndex((number, at) => number !== start + at);
  const item = children[index];
  if (!item || numbers.every((number) => number === start)) return [];
  const shown = start + index;
  const problem = `has the number ${numbers[index]}, which readers see as ${shown}`;
  const remedy = `Write ${shown}., or - and your own numbers among the words`;
  return [{ line: lineOf(item), problem, remedy }];
}

/** Lines at the margin that are part of the item, quotation or note above. */
function lazyLines({ node, around }: Placed, raw: string, lineOf: LineOf): Finding[] {
  const container = around.findLast(({ type }) => isContainer.test(type));
  if (node.type !== 'paragraph' || !container) return [];
  const lines = raw.split('\n').map((line) => line.replaceAll('\t', '    '));
  const index = lines.findIndex(
    (line, at) => at > 0 && line.search(/[^\s>]/) < columnOf(container),
  );
  if (index === -1) return [];
  return [
    {
      line: lineOf(node) + index,
      problem: 'is part of the item, quotation or note above',
      remedy: 'Leave an empty line above it, or indent it as far as the words there',
    },
  ];
}

/** What a block is, although it does not look like it, and what to write instead. */
function misread(node: RootContent, raw: string): Words | undefined {
  const [fence] = /^(?:`{3,}|~{3,})/.exec(raw) ?? [];
  if (node.type === 'code' && !fence) {
    const problem = 'is code, since its lines begin with four spaces or a tab';
    return { problem, remedy: 'Remove them, or write ``` above and below it' };
  }
  if (node.type === 'code' && fence && !raw.slice(fence.length).endsWith(fence)) {
    return { problem: 'has code without an end', remedy: `Write ${fence} below it` };
  }
  if (node.type === 'heading' && !raw.startsWith('#')) {
    const remedy = 'Write ## before it, or leave an empty line above those signs';
    return { problem: 'is a heading, since the line below it is --- or ===', remedy };
  }
  if (node.type === 'tableRow' && !raw.includes('|')) {
    const problem = 'is a row of the table above';
    return { problem, remedy: 'Leave an empty line above it, or write | between its cells' };
  }
  if (node.type === 'table' && node.children.length === 1) {
    const problem = 'has a table without rows';
    return { problem, remedy: 'Write them directly below | --- |' };
  }
  if (node.type === 'listItem' && node.children.length === 0) {
    return { problem: 'has an empty item', remedy: 'Write or remove it' };
  }
  if (node.type === 'text' && /[\p{L}\p{N})%]{2}\t+\S/u.test(raw)) {
    return { problem: 'has a tab between words', remedy: 'Write a table with |, or a space' };
  }
  return undefined;
}

/** Blocks that are something else than they look, as in texts from other programs. */
const misreadIn = (nodes: readonly Placed[], rawOf: RawOf, lineOf: LineOf): Finding[] =>
  nodes.flatMap((placed) => {
    const { node, around } = placed;
    if (node.type === 'list') {
      const torn = tornLists(node, around.at(-1)?.children ?? [], lineOf);
      return [...torn, ...wrongNumbers(node, rawOf, lineOf)];
    }
    const words = misread(node, rawOf(node));
    return words ? [{ line: lineOf(node), ...words }] : lazyLines(placed, rawOf(node), lineOf);
  });

/** Markdown signs that readers would see. */
const signsAmong = (nodes: readonly Placed[], rawOf: RawOf, lineOf: LineOf) =>
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
export function outlineOf(body: string, firstLine: number) {
  const text = body.replace(/\r\n?/g, '\n');
  const nodes = nodesOf(parseBody(text));
  const lineOf: LineOf = (node) => firstLine - 1 + (node.position?.start.line ?? 1);
  const rawOf: RawOf = (node) =>
    text.slice(node.position?.start.offset ?? 0, node.position?.end.offset ?? 0) ||
    ('value' in node ? node.value : '');
  // remark-gfm divides a text at an address behind a [, and gives the parts no place.
  for (const { node, around } of nodes) {
    const { start } = around.at(-1)?.position ?? {};
    if (start) node.position ??= { start, end: start };
  }

  const headings = ofType(nodes, 'heading');
  const anchorOf = createAnchors();
  const anchored = headings.filter(({ around }) => around.length === 1);
  const written = ofType(nodes, 'text').map(({ node }) => ({
    text: rawOf(node),
    line: lineOf(node),
  }));
  const links = ofType(nodes, 'link').map(({ node }) => ({
    address: node.url,
    words: wordsOf(node),
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
    /** The Markdown itself. */
    text: body,
    /** The line on which the text begins. */
    line: firstLine,
    headings: headings.map(({ node }) => ({
      text: wordsOf(node),
      line: lineOf(node),
      level: node.depth,
    })),
    /** The names by which headings can be linked to. */
    anchors: new Set(anchored.map(({ node }) => anchorOf(wordsOf(node).replace(styleName, '')))),
    /** Links, with their addresses as written and their words. */
    links,
    /** Pictures, with their alternative texts. Only one in its own paragraph is shown. */
    pictures,
    /** The words of paragraphs and cells, as readers see them. */
    passages: [...ofType(nodes, 'paragraph'), ...ofType(nodes, 'tableCell')].map(({ node }) =>
      wordsOf(node),
    ),
    html: ofType(nodes, 'html').map(({ node }) => ({ text: node.value, line: lineOf(node) })),
    /** Words outside code, and addresses, where visitors would see a template token. */
    words: [
      ...written,
      ...[...links, ...pictures].map(({ address, line }) => ({ text: address, line })),
      ...pictures,
    ],
    /** References to a missing definition or footnote. */
    unresolved: written.flatMap(unresolvedIn),
    /** What would be lost or misread. */
    flaws: [
      ...lostIn(nodes, lineOf),
      ...misreadIn(nodes, rawOf, lineOf),
      ...signsAmong(nodes, rawOf, lineOf),
      ...invisibleIn(nodes, lineOf),
    ],
  };
}

import type { List, Nodes } from 'mdast';
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

/** A node with its Markdown and the line of the file on which it begins. */
interface Written extends Placed {
  raw: string;
  line: number;
}

/** What can be wrong in a Markdown text, each kind in order. */
export type Outline = ReturnType<typeof outlineOf>;

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

/** Notes that nothing refers to or whose name another has, which would not be shown. */
function lostNotes(nodes: readonly Written[]): Finding[] {
  const mentioned = new Set(ofType(nodes, 'footnoteReference').map(({ node }) => node.identifier));
  const named = new Set<string>();
  return ofType(nodes, 'footnoteDefinition').flatMap(({ node, line }) => {
    const { identifier } = node;
    const name = `[^${node.label ?? identifier}]`;
    if (named.has(identifier)) {
      return { line, problem: `has the note ${name} twice`, remedy: 'Give each note its own name' };
    }
    named.add(identifier);
    if (mentioned.has(identifier)) return [];
    const problem = `has the note ${name}, which nothing refers to`;
    return { line, problem, remedy: `Write ${name} where it belongs, or remove the note` };
  });
}

const hasPlace = ({ position }: Nodes) => position !== undefined;
const isPicture = ({ type }: Nodes) => type === 'image';
const columnOf = (node?: Nodes) => node?.position?.start.column ?? 1;

/** Items that stand beside or below the one that they seem to be inside. */
function tornList(list: List, { around, line }: Written, items: readonly Written[]): Finding[] {
  const remedy = 'Indent it as far as the words of the item above, or not at all';
  const { ordered, position } = list;
  // Numbers may end in one column.
  const uneven = !ordered && items.find((item) => columnOf(item.node) !== columnOf(items[0]?.node));
  const siblings = around.at(-1)?.children ?? [];
  const next = siblings[siblings.findIndex((sibling) => sibling === list) + 1];
  const end = Number(position?.end.line) + 1;
  const isTorn = next?.type === 'list' && next.position?.start.line === end;
  const below = line + end - Number(position?.start.line);
  const problem = 'is an item beside the one above, not inside it';
  return [
    ...(uneven ? [{ line: uneven.line, problem, remedy }] : []),
    ...(isTorn
      ? [{ line: below, problem: 'is a list below the one above, not inside its item', remedy }]
      : []),
  ];
}

/** Items that readers see with another number than the written one. A list may have one number throughout. */
function wrongNumbers(start: number, items: readonly Written[]): Finding[] {
  const numbers = items.map(({ raw }) => Number.parseInt(raw));
  const index = numbers.findIndex((number, at) => number !== start + at);
  const item = items[index];
  if (!item || numbers.every((number) => number === start)) return [];
  const problem = `has the number ${numbers[index]}, which readers see as ${start + index}`;
  const remedy = `Write ${start + index}., or - and your own numbers among the words`;
  return [{ line: item.line, problem, remedy }];
}

const isContainer = /^(?:listItem|blockquote|footnoteDefinition)$/;

/** Lines at the margin that are part of the item, quotation or note above. */
function lazyLines({ node, around, raw, line: first }: Written): Finding[] {
  const container = around.findLast(({ type }) => isContainer.test(type));
  if (node.type !== 'paragraph' || !container) return [];
  const isLazy = (line: string, index: number) =>
    index > 0 && line.replaceAll('\t', '    ').search(/[^\s>]/) < columnOf(container);
  const index = raw.split('\n').findIndex(isLazy);
  if (index === -1) return [];
  const problem = 'is part of the item, quotation or note above';
  const remedy = 'Leave an empty line above it, or indent it as far as the words there';
  return [{ line: first + index, problem, remedy }];
}

/** What a block is, although it does not look like it, or what of it is lost, and what to write instead. */
function misread({ node, around, raw }: Written): Words | undefined {
  const [fence] = /^(?:`{3,}|~{3,})/.exec(raw) ?? [];
  if (node.type === 'code' && !fence) {
    const problem = 'is code, since its lines begin with four spaces or a tab';
    return { problem, remedy: 'Remove them, or write ``` above and below it' };
  }
  if (node.type === 'code' && fence && !raw.slice(fence.length).endsWith(fence)) {
    return { problem: 'has code without an end', remedy: `Write ${fence} below it` };
  }
  if (node.type === 'code' && /^(?:mermaid|plantuml|dataview(?:js)?|math)$/.test(node.lang ?? '')) {
    const problem = `is shown as code: the site does not draw ${node.lang}`;
    return { problem, remedy: 'Write it in words, or put a picture of it in the folder pictures' };
  }
  if (node.type === 'heading' && !raw.startsWith('#')) {
    const remedy = 'Write ## before it, or leave an empty line above those signs';
    return { problem: 'is a heading, since the line below it is --- or ===', remedy };
  }
  if (node.type === 'definition') {
    const problem = `has the address [${node.label ?? node.identifier}]: ${node.url}, which no link uses`;
    const remedy = 'Write [words][name] where it belongs, with a name of its own, or remove it';
    return { problem, remedy };
  }
  if (node.type === 'table' && node.children.length === 1) {
    const problem = 'has a table without rows';
    return { problem, remedy: 'Write them directly below | --- |' };
  }
  const headings = (node.type === 'table' && node.children[0]?.children) || [];
  // The corner above the names of rows may be empty.
  const expected = headings.length > 1 ? headings.slice(1) : headings;
  if (expected.some((heading) => !wordsOf(heading).trim())) {
    const problem = 'has a column without a heading';
    return { problem, remedy: 'Write above | --- | what it contains' };
  }
  const table = around.at(-1);
  const columns = (table?.type === 'table' && table.align?.length) || Infinity;
  if (node.type === 'tableRow' && !raw.includes('|')) {
    const problem = 'is a row of the table above';
    return { problem, remedy: 'Leave an empty line above it, or write | between its cells' };
  }
  if (node.type === 'tableRow' && node.children.length > columns) {
    const problem = `has a row of ${node.children.length} cells in a table of ${count(columns, 'column')}`;
    const remedy = 'Give the table a heading for each, or write \\| for a bar inside a cell';
    return { problem, remedy };
  }
  if (node.type === 'listItem' && node.children.length === 0) {
    return { problem: 'has an empty item', remedy: 'Write or remove it' };
  }
  if (node.type === 'link' && !wordsOf(node).trim() && !node.children.some(isPicture)) {
    const problem = `has a link without words, to ${node.url}`;
    return { problem, remedy: 'Write them between the brackets: [words](/address)' };
  }
  if (node.type === 'text' && /[\p{L}\p{N})%]{2}\t+\S/u.test(raw)) {
    return { problem: 'has a tab between words', remedy: 'Write a table with |, or a space' };
  }
  return undefined;
}

/** Blocks that are something else than they look, as in texts from other programs. */
const misreadIn = (nodes: readonly Written[]): Finding[] =>
  nodes.flatMap((one) => {
    const { node } = one;
    if (node.type === 'list') {
      const items = nodes.filter(({ around }) => around.at(-1) === node);
      const numbers = node.start == null ? [] : wrongNumbers(node.start, items);
      return [...tornList(node, one, items), ...numbers];
    }
    const words = misread(one);
    return words ? [{ line: one.line, ...words }] : lazyLines(one);
  });

/** Markdown signs that readers would see. */
const signsAmong = (nodes: readonly Written[]) =>
  ofType(nodes, 'text')
    .filter((placed) => !isAddress(placed))
    .flatMap(({ node, around, raw, line }) => {
      const isStart = around.at(-1)?.children[0] === node;
      return signsIn(raw, node.value, isStart).map(({ sign, index, remedy }) => ({
        line: line - 1 + lineAt(raw, index),
        problem: `shows the sign ${sign} to readers`,
        remedy: `${remedy}. For the sign itself, write a backslash before it`,
      }));
    });

/** Invisible characters in words and alternative texts. */
const invisibleIn = (nodes: readonly Written[]): Finding[] =>
  nodes.flatMap(({ node, line }) => {
    const words = node.type === 'image' ? [node.alt, node.title] : [];
    const read = node.type === 'text' ? node.value : words.join('');
    return unwantedIn(read).map(({ name, remedy }) => ({
      line,
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
  const nodes = nodesOf(parseBody(text)).map(({ node, around }): Written => {
    // remark-gfm divides a text at an address behind a [, and gives the parts no place.
    const { start, end } = node.position ?? { start: around.findLast(hasPlace)?.position?.start };
    const raw = end ? text.slice(start?.offset, end.offset) : 'value' in node ? node.value : '';
    return { node, around, raw, line: firstLine - 1 + (start?.line ?? 1) };
  });

  const headings = ofType(nodes, 'heading');
  const anchorOf = createAnchors();
  const anchored = headings.filter(({ around }) => around.length === 1);
  const written = ofType(nodes, 'text').map(({ raw, line }) => ({ text: raw, line }));
  const links = ofType(nodes, 'link').map(({ node, line }) => ({
    address: node.url,
    words: wordsOf(node),
    line,
  }));
  const pictures = ofType(nodes, 'image').map((placed) => ({
    text: placed.node.alt ?? '',
    line: placed.line,
    address: placed.node.url,
    standsAlone: standsAlone(placed),
  }));

  return {
    isEmpty: body.trim() === '',
    /** The Markdown itself. */
    text: body,
    /** The line on which the text begins. */
    line: firstLine,
    headings: headings.map(({ node, line }) => ({
      text: wordsOf(node),
      line,
      level: node.depth,
    })),
    /** The names by which headings can be linked to. */
    anchors: new Set(anchored.map(({ node }) => anchorOf(wordsOf(node)))),
    /** Links, with their addresses as written and their words. */
    links,
    /** Pictures, with their alternative texts. Only one in its own paragraph is shown. */
    pictures,
    /** The words of paragraphs and cells, as readers see them. */
    passages: [...ofType(nodes, 'paragraph'), ...ofType(nodes, 'tableCell')].map(({ node }) =>
      wordsOf(node),
    ),
    html: ofType(nodes, 'html').map(({ node, line }) => ({ text: node.value, line })),
    /** Words outside code, and addresses, where visitors would see a template token. */
    words: [
      ...written,
      ...[...links, ...pictures].map(({ address, line }) => ({ text: address, line })),
      ...pictures,
    ],
    /** References to a missing definition or footnote. */
    unresolved: written.flatMap(unresolvedIn),
    /** What would be lost or misread. */
    flaws: [...lostNotes(nodes), ...misreadIn(nodes), ...signsAmong(nodes), ...invisibleIn(nodes)],
  };
}

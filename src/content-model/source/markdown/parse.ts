import type { Nodes, Parents, PhrasingContent, Root, RootContent, Text } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { typeset } from './typography';

/**
 * CommonMark 0.31 and GFM (docs/decisions/0018-article-blocks.md). A single tilde is not strikethrough: ~5 means
 * about five.
 */
const parser = unified().use(remarkParse).use(remarkGfm, { singleTilde: false }).freeze();

/** A node of a Markdown text and the nodes around it, the innermost last. */
export interface Placed<N extends RootContent = RootContent> {
  node: N;
  around: readonly Parents[];
}

const isParent = (node: Nodes): node is Parents => 'children' in node;

/** Words as the page shows them, without pictures and references to footnotes. */
export function wordsOf(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value;
  if (node.type === 'break') return ' ';
  return isParent(node) ? node.children.map(wordsOf).join('') : '';
}

/** All nodes of a syntax tree, in reading order. */
export function nodesOf(root: Root): Placed[] {
  const nodes: Placed[] = [];

  function visit(parent: Parents, around: readonly Parents[]): void {
    const inside = [...around, parent];
    for (const node of parent.children) {
      nodes.push({ node, around: inside });
      if (isParent(node)) visit(node, inside);
    }
  }

  visit(root, []);
  return nodes;
}

/** The nodes of one type. */
export const ofType = <P extends Placed, T extends RootContent['type']>(
  nodes: readonly P[],
  type: T,
) =>
  nodes.filter(
    (placed): placed is P & Placed<Extract<RootContent, { type: T }>> => placed.node.type === type,
  );

/** Whether HTML behind a letter is a comparison, as in A<B and C>D: a name in capitals, or bare words. */
function isComparison({ node, around }: Placed): boolean {
  const siblings: RootContent[] = around.at(-1)?.children ?? [];
  const before = siblings[siblings.indexOf(node) - 1];
  return (
    node.type === 'html' &&
    before?.type === 'text' &&
    /[\p{L}\p{N}]$/u.test(before.value) &&
    /^<(?:[A-Z]\w*|[A-Za-z]\w*(?:\s+[\w.:-]+)+)\s*>$/.test(node.value)
  );
}

/** Turns links and pictures by reference into those with their addresses, and comparisons into text. */
function resolve(nodes: readonly Placed[]): void {
  const definitions = ofType(nodes, 'definition').map(({ node }) => node);
  for (const placed of nodes) {
    const { node } = placed;
    if (isComparison(placed)) Object.assign(node, { type: 'text' });
    if (node.type !== 'linkReference' && node.type !== 'imageReference') continue;
    const { url = '', title } = definitions.find((one) => one.identifier === node.identifier) ?? {};
    const type = node.type === 'linkReference' ? 'link' : 'image';
    Object.assign(node, { type, url, title });
  }
}

/** Removes a style name such as `{.wide}` from the end of a block, with what is empty without it, and returns it. */
function cutStyle(parent: Parents): string | undefined {
  const last = parent.children.at(-1);
  let style: string | undefined;
  if (last?.type === 'text') {
    const [written = '', name] = /\s*\{\.([a-z-]+)\}$/.exec(last.value) ?? [];
    style = name;
    last.value = last.value.slice(0, last.value.length - written.length);
    if (style && !last.value) parent.children.pop();
  } else if (last && isParent(last)) {
    style = cutStyle(last);
    if (style && last.children.length === 0) parent.children.pop();
  }
  return style;
}

/** Moves the style name of a block into the properties of its element. */
function separateStyle(block: RootContent): void {
  const style = isParent(block) && cutStyle(block);
  if (style) block.data = { hProperties: { dataStyle: style } };
}

/** A picture, or the one in a link to a picture file, as other systems write it to show it larger. */
const pictureIn = (node: PhrasingContent): PhrasingContent =>
  node.type === 'link' &&
  node.children.length === 1 &&
  node.children[0]?.type === 'image' &&
  /\.(?:png|jpe?g|gif|webp)$/i.test(node.url)
    ? node.children[0]
    : node;

/** Makes each picture of a paragraph of nothing but pictures its own paragraph. */
function separatePictures(block: RootContent): RootContent[] {
  if (block.type !== 'paragraph') return [block];
  const pictures = block.children
    .filter((node) => node.type !== 'break' && (node.type !== 'text' || node.value.trim()))
    .map(pictureIn);
  if (!pictures.every(({ type }) => type === 'image')) return [block];
  return pictures.map((node) => ({ ...block, children: [node], position: node.position }));
}

/** Whether a link's words are its address, which stays as it is. */
const isAddress = (node: Parents) => node.type === 'link' && node.url.endsWith(wordsOf(node));

/** Sets the quotation marks, apostrophes, dots and dashes of a text, which may be beside bold words or code. */
function setTypography(nodes: readonly Placed[]): void {
  for (const { node: block } of nodes) {
    if ('title' in block && block.title) block.title = typeset([block.title]).join('');
    if (block.type === 'image') block.alt = typeset([block.alt ?? '']).join('');
    if (!/^(?:paragraph|heading|tableCell)$/.test(block.type)) continue;
    const inline = nodesOf({ type: 'root', children: [block] }).flatMap(
      ({ node, around }): { words: string; text?: Text }[] => {
        if (node.type === 'break') return [{ words: '\n' }];
        if (!('value' in node)) return [];
        // A word stands for code and addresses.
        const isSet = node.type === 'text' && !around.some(isAddress);
        return [isSet ? { words: node.value, text: node } : { words: 'x' }];
      },
    );
    const set = typeset(inline.map(({ words }) => words));
    for (const [index, { text }] of inline.entries()) if (text) text.value = set[index] ?? '';
  }
}

/** Turns the last line of each quotation into a paragraph if it is the source: plain text that begins with a dash. */
function separateSources(root: Root): void {
  for (const { node: quotation } of ofType(nodesOf(root), 'blockquote')) {
    const last = quotation.children.at(-1);
    const end = last?.type === 'paragraph' ? last.children.at(-1) : undefined;
    if (last?.type !== 'paragraph' || end?.type !== 'text') continue;
    const lines = end.value.split('\n');
    const source = lines.pop() ?? '';
    if (!/^[—–]\s*[^—–]+$/.test(source)) continue;
    if (lines.length > 0) end.value = lines.join('\n');
    else if (last.children.at(-2)?.type === 'break') last.children.splice(-2);
    else continue;
    quotation.children.push({ type: 'paragraph', children: [{ type: 'text', value: source }] });
  }
}

/**
 * The syntax tree of a Markdown text, for pages, checks, feed, PDFs and search. Links and pictures by reference have their
 * addresses, style names of blocks are no part of their words, pictures that follow each other have their own
 * paragraphs, the source of a quotation is a paragraph, and quotation marks, apostrophes, dots and dashes are
 * typographic. Positions are those of the original text.
 */
export function parseBody(text: string): Root {
  const root = parser.parse(text);
  resolve(nodesOf(root));
  root.children.forEach(separateStyle);
  root.children = root.children.flatMap(separatePictures);
  setTypography(nodesOf(root));
  separateSources(root);
  return root;
}

const trees = new Map<string, Root>();

/**
 * The syntax tree of a Markdown text, parsed once in a build, since that takes 3 ms for a post. Do not change it: pages,
 * feed, PDFs, search and checks share it.
 */
export function treeOf(markdown: string): Root {
  const tree = trees.get(markdown) ?? parseBody(markdown);
  trees.set(markdown, tree);
  return tree;
}

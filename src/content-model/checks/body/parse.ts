import type { Content, Root } from 'mdast';
import remarkFootnotes from 'remark-footnotes';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import unified, { type Processor } from 'unified';

/** The parser of gatsby-transformer-remark, with the extensions that it uses by default. */
const github = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkFootnotes, { inlineNotes: true });

/** An extension of micromark: what it reads in a line, by the code of the character with which it begins. */
interface Extension {
  text: Readonly<Record<number, unknown>>;
}

/** Keeps of remark-gfm what begins with `[` or `~`. The rest looks for an address in every word. */
function withoutBareAddresses(this: Processor): void {
  const [gfm] = this.data('micromarkExtensions') as [Extension];
  const { 91: tasks, 126: strikethrough } = gfm.text;
  gfm.text = { 91: tasks, 126: strikethrough };
}

const parser = github().freeze();

/** The same for texts without a bare address. It takes half of the time. */
const fastParser = github().use(withoutBareAddresses).freeze();

/** How an address begins that is a link without brackets, or what is in it. */
const bareAddress = /www\.|(?<!\]\()https?:|@/i;

type Parent = Root | Extract<Content, { children: unknown }>;

/** A node of a Markdown text and the nodes around it, the innermost last. */
export interface Placed<N extends Content = Content> {
  node: N;
  around: readonly Parent[];
}

const isRoot = (node: { type: string }): node is Root => node.type === 'root';
const isParent = (node: Content): node is Content & Parent => 'children' in node;

/** Words as the page shows them: pictures have none. */
export function wordsOf(node: Content): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value;
  return isParent(node) ? node.children.map(wordsOf).join('') : '';
}

/** The syntax tree of a Markdown text, as the pages are made of it. */
export function parseBody(text: string): Root {
  const root = (bareAddress.test(text) ? parser : fastParser).parse(text);
  if (!isRoot(root)) throw new TypeError('The Markdown parser returned no root');
  return root;
}

/** All nodes of a Markdown text, in reading order. */
export function nodesOf(text: string): Placed[] {
  const nodes: Placed[] = [];

  function visit(parent: Parent, around: readonly Parent[]): void {
    const inside = [...around, parent];
    for (const node of parent.children) {
      nodes.push({ node, around: inside });
      if (isParent(node)) visit(node, inside);
    }
  }

  visit(parseBody(text), []);
  return nodes;
}

/** The nodes of one type. */
export function ofType<T extends Content['type']>(
  nodes: readonly Placed[],
  type: T,
): Placed<Extract<Content, { type: T }>>[] {
  const isWanted = (placed: Placed): placed is Placed<Extract<Content, { type: T }>> =>
    placed.node.type === type;
  return nodes.filter(isWanted);
}

import type { Root } from 'mdast';
import remark from 'remark';
import footnotes from 'remark-footnotes';
import gfm from 'remark-gfm';
import type { Node } from 'unist';

const parser = remark().use(gfm).use(footnotes).freeze();

const isRoot = (node: Node): node is Root => node.type === 'root';

/**
 * Parses Markdown as gatsby-transformer-remark does for the articles: CommonMark, GitHub's tables and
 * bare addresses, and notes (`[^name]`).
 */
export function parseMarkdown(markdown: string): Root {
  const tree = parser.parse(markdown);
  if (!isRoot(tree)) throw new TypeError('The Markdown parser gave no root');
  return tree;
}

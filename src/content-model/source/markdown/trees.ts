import type { Root } from 'mdast';
import { parseBody } from './parse';

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

import { hash } from 'node:crypto';
import type { GatsbyCache } from 'gatsby';
import type { Root } from 'mdast';
import { parseBody } from './parse';

/** The syntax trees that the last build has used, and those that this one has, by the digest of their Markdown. */
let stored: Readonly<Record<string, Root>> = {};
const used: Record<string, Root> = {};

/** The syntax tree of a Markdown text. Parsing takes 3 ms for a post, so Gatsby's cache keeps it for the next build. */
export function treeOf(markdown: string): Root {
  const digest = hash('sha256', markdown);
  return (used[digest] ??= stored[digest] ?? parseBody(markdown));
}

export async function loadTrees(cache: GatsbyCache): Promise<void> {
  stored = (await cache.get('trees')) ?? {};
}

export async function saveTrees(cache: GatsbyCache): Promise<void> {
  const isSame = Object.keys(used).every((digest) => digest in stored);
  if (!isSame) await cache.set('trees', used);
}

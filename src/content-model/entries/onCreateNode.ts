import path from 'node:path';
import type { Actions, GatsbyNode, Node, NodeInput } from 'gatsby';
import { subjectOf } from '../schema/content-types';
import { isComplete } from './completeness';
import { factSheetAddress } from './fact-sheet-address';
import { isInBuild, unpublished } from './publication';

/** Where the card of an entry leads, and what kind of list it is in. */
const kinds: Record<string, { type: string; navTo: (slug: string, written: unknown) => unknown }> =
  {
    BlogPost: { type: 'blog', navTo: (slug) => `/insights/blog/content/${slug}` },
    NewsItem: { type: 'news', navTo: (_slug, written) => written },
    FactSheet: { type: 'factsheet', navTo: factSheetAddress },
  };

interface MarkdownNode extends Node {
  frontmatter: Record<string, unknown>;
}

/** What is needed of Gatsby to put entries into its data layer and take them out. */
export interface DataLayer {
  getNode: (id: string) => Node | undefined;
  createNodeId: (name: string) => string;
  createContentDigest: (content: string | object) => string;
  actions: Pick<Actions, 'createNode' | 'deleteNode' | 'createParentChildLink'>;
}

const isMarkdown = (node: Node): node is MarkdownNode => node.internal.type === 'MarkdownRemark';

/** The moment of the build: one for all entries, so that none of them sees another day. */
const today = new Date();

/** The entry of a Markdown file, or undefined where the file's folder makes it none. */
function entryOf(node: MarkdownNode, api: DataLayer): NodeInput | undefined {
  const file = node.parent ? api.getNode(node.parent) : undefined;
  const relativePath = String(file?.relativePath ?? '');
  const type = subjectOf(relativePath)?.type;
  const kind = type ? kinds[type] : undefined;
  if (!type || !kind) return undefined;

  const { frontmatter } = node;
  const slug = path.basename(relativePath, '.md');
  const state = unpublished(frontmatter, today);
  return {
    ...frontmatter,
    slug,
    type: kind.type,
    navTo: kind.navTo(slug, frontmatter.navTo),
    article: node.id,
    unpublished: state,
    id: api.createNodeId(`${type} ${relativePath}`),
    parent: node.id,
    children: [],
    internal: {
      type,
      contentDigest: api.createContentDigest([node.internal.contentDigest, state]),
    },
  };
}

/**
 * Makes a BlogPost, NewsItem or FactSheet of a Markdown file's node, by the file's folder, or takes it out where
 * the build holds none. Here, and nowhere else, drafts and entries dated in the future are left out of a
 * production build: no query can see them. Development shows them; `unpublished` says why readers don't.
 * An entry that lacks a field waits until that is mended.
 */
export function placeEntry(node: Node, api: DataLayer): void {
  const entry = isMarkdown(node) ? entryOf(node, api) : undefined;
  if (!entry) return;
  if (isInBuild(entry, today) && isComplete(entry.internal.type, entry)) {
    api.actions.createNode(entry);
    const child = api.getNode(entry.id);
    if (child) api.actions.createParentChildLink({ parent: node, child });
  } else {
    const earlier = api.getNode(entry.id);
    if (earlier) api.actions.deleteNode(earlier);
  }
}

/** Places the entry of each Markdown file that is new or has changed. */
export const onCreateNode: NonNullable<GatsbyNode['onCreateNode']> = ({ node, ...api }) =>
  placeEntry(node, api);

/**
 * Judges the entries of an earlier build anew. Gatsby keeps the nodes of unchanged files in its cache, but a day
 * may have come since, or `npm run develop` have left its drafts there.
 */
export const sourceNodes: NonNullable<GatsbyNode['sourceNodes']> = (api) => {
  for (const node of api.getNodesByType('MarkdownRemark')) placeEntry(node, api);
};

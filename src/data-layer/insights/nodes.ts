import path from 'node:path';
import type { GatsbyNode, Node } from 'gatsby';
import { subjectOf } from '../schema/subjects';
import { isPublished } from './publication';

/** Where the card of an entry leads, and what kind of list it is in. */
const kinds: Record<string, { type: string; navTo: (slug: string, written: unknown) => unknown }> =
  {
    BlogPost: { type: 'blog', navTo: (slug) => `/insights/blog/content/${slug}` },
    NewsItem: { type: 'news', navTo: (_slug, written) => written },
    FactSheet: { type: 'factsheet', navTo: () => '/insights/factsheet/download' },
  };

interface MarkdownNode extends Node {
  frontmatter: Record<string, unknown>;
}

const isMarkdown = (node: Node): node is MarkdownNode => node.internal.type === 'MarkdownRemark';

/**
 * Makes a BlogPost, NewsItem or FactSheet of each Markdown file, by its folder.
 * Drafts and entries dated in the future are left out of a production build; development shows them.
 */
export const onCreateNode: NonNullable<GatsbyNode['onCreateNode']> = ({
  node,
  getNode,
  actions,
  createNodeId,
  createContentDigest,
}) => {
  if (!isMarkdown(node) || !node.parent) return;
  const file = getNode(node.parent);
  const relativePath = String(file?.relativePath ?? '');
  const type = subjectOf(relativePath)?.type;
  const kind = type ? kinds[type] : undefined;
  if (!type || !kind) return;

  const { frontmatter } = node;
  if (process.env.NODE_ENV === 'production' && !isPublished(frontmatter, new Date())) return;

  const slug = path.basename(relativePath, '.md');
  actions.createNode({
    ...frontmatter,
    slug,
    type: kind.type,
    navTo: kind.navTo(slug, frontmatter.navTo),
    article: node.id,
    id: createNodeId(`${type} ${relativePath}`),
    parent: node.id,
    children: [],
    internal: { type, contentDigest: createContentDigest(node.internal.contentDigest) },
  });
};

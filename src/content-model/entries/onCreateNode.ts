import path from 'node:path';
import type { Actions, GatsbyNode, Node, NodeInput } from 'gatsby';
import { isRecord } from '../is-record';
import { contentTypeOf } from '../schema/content-types';
import { isComplete } from './completeness';
import { factSheetAddress } from './fact-sheet-address';
import { isInBuild, unpublished } from './publication';

/** The list of each type, and where its cards lead. */
const kinds: Record<string, { type: string; navTo: (slug: string, written: unknown) => unknown }> =
  {
    BlogPost: { type: 'blog', navTo: (slug) => `/insights/blog/content/${slug}` },
    NewsItem: { type: 'news', navTo: (_slug, written) => written },
    FactSheet: { type: 'factsheet', navTo: factSheetAddress },
  };

interface MarkdownNode extends Node {
  frontmatter: Record<string, unknown>;
}

/** The part of Gatsby's API that creates and deletes entries. */
export interface DataLayer {
  getNode: (id: string) => Node | undefined;
  createNodeId: (name: string) => string;
  createContentDigest: (content: string | object) => string;
  actions: Pick<Actions, 'createNode' | 'deleteNode' | 'createParentChildLink'>;
}

const isMarkdown = (node: Node): node is MarkdownNode => node.internal.type === 'MarkdownRemark';

/** The moment of the build, the same for all entries. */
const today = new Date();

/** The entry of a Markdown file, or undefined if its folder holds no entries. */
function entryOf(node: MarkdownNode, api: DataLayer): NodeInput | undefined {
  const file = node.parent ? api.getNode(node.parent) : undefined;
  const relativePath = String(file?.relativePath ?? '');
  const type = contentTypeOf(relativePath)?.type;
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
 * Creates a BlogPost, NewsItem or FactSheet node from a Markdown node, by the file's folder, or deletes it if the build
 * does not contain it. This is the only place where drafts and future entries are left out of production.
 * Development shows them, with the reason in `unpublished`. An entry without a required field is left out until the
 * writer adds it.
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

/** Creates a node for each list in insights.json: it is a page of its own. */
function createListPages(insightsPage: Node, { actions, ...api }: DataLayer): void {
  const { id: parent, lists } = insightsPage;
  for (const { type, seo } of Array.isArray(lists) ? lists.filter(isRecord) : []) {
    actions.createNode({
      id: api.createNodeId(`InsightListPage ${String(type)}`),
      parent,
      children: [],
      address: `/insights/${String(type)}`,
      seo,
      internal: { type: 'InsightListPage', contentDigest: api.createContentDigest([type, seo]) },
    });
  }
}

/** Creates the entries of new and changed Markdown files, and the pages of the insights hub's lists. */
export const onCreateNode: NonNullable<GatsbyNode['onCreateNode']> = ({ node, ...api }) => {
  placeEntry(node, api);
  if (node.internal.type === 'InsightsPage') createListPages(node, api);
};

/**
 * Updates the entries that Gatsby kept in its cache: a date may have come since the last build, or `npm run develop`
 * may have left drafts there.
 */
export const sourceNodes: NonNullable<GatsbyNode['sourceNodes']> = (api) => {
  for (const node of api.getNodesByType('MarkdownRemark')) placeEntry(node, api);
};

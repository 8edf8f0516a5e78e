import { hash } from 'node:crypto';
import { statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import type { Actions, GatsbyNode, Node, NodeInput, NodePluginArgs } from 'gatsby';
import { addressOf, contentTypeOf, slugOf } from '../schema/content-types';
import { schemaOf } from '../schema/schema-of';
import { errorsIn } from '../schema/validate';
import { isRecord } from '../source/content-file';
import { completeFields } from '../source/entry-fields';
import { decoded } from '../source/markdown/decoded';
import { isInBuild, unpublished } from '../source/publication';
import { readContentFile } from '../source/read-content';

/** The part of Gatsby's node API that is used here. */
export type NodeApi = Pick<
  NodePluginArgs,
  'getNode' | 'createNodeId' | 'createContentDigest' | 'reporter'
> & {
  actions: Pick<Actions, 'createNode' | 'deleteNode' | 'createParentChildLink'>;
};

/** The time of the build, the same for all entries. */
const today = new Date();

/**
 * The entry or page of a Markdown file, or undefined if the file is neither. Its fields are those that the checks have
 * read: gatsby-transformer-remark reads YAML 1.1, in which 12:30 is a number.
 */
function entryNode(node: Node, api: NodeApi): NodeInput | undefined {
  const file = node.parent ? api.getNode(node.parent) : undefined;
  const relativePath = String(file?.relativePath ?? '');
  const contentType = contentTypeOf(relativePath);
  if (!contentType?.address && !contentType?.list) return undefined;

  const { type, list } = contentType;
  const root = String(file?.absolutePath).slice(0, -relativePath.length);
  const { content } = readContentFile(root, relativePath, contentType);
  const fields = content && completeFields(content);
  const frontmatter = isRecord(fields) ? fields : {};
  const reason = unpublished(frontmatter, today);
  return {
    ...frontmatter,
    slug: slugOf(relativePath),
    type: list && path.basename(list),
    navTo: addressOf(relativePath) ?? frontmatter.navTo,
    unpublished: reason,
    // For gatsby-plugin-pictures.
    pictures: content?.body?.pictures.map((picture) => decoded(picture.address)),
    id: api.createNodeId(`${type} ${relativePath}`),
    parent: node.id,
    children: [],
    internal: {
      type,
      contentDigest: api.createContentDigest([node.internal.contentDigest, reason]),
    },
  };
}

/**
 * Whether an entry has all required fields. The content checks report missing ones, but in development the build
 * continues, and GraphQL fails a whole query if a non-null field of one entry is missing.
 */
function isComplete(entry: NodeInput): boolean {
  const errors = errorsIn(entry, schemaOf(entry.internal.type));
  return errors.every(({ keyword }) => keyword !== 'required' && keyword !== 'type');
}

/**
 * Creates or updates the BlogPost, NewsItem, FactSheet or TextPage node of a Markdown node, or deletes it if the build
 * must not contain it. Only this leaves drafts and future entries out of production; development and previews contain
 * them, with the reason in `unpublished`. Development also leaves out incomplete entries, at which production stops.
 */
function updateEntry(node: Node, api: NodeApi): void {
  const entry = node.internal.type === 'MarkdownRemark' ? entryNode(node, api) : undefined;
  if (!entry) return;
  const isIncluded = isInBuild(entry, today);
  const isWhole = isComplete(entry);
  if (isIncluded && !isWhole && process.env.NODE_ENV === 'production') {
    api.reporter.panic(`${String(entry.slug)}.md is incomplete. Run npm run content:check`);
  }
  if (isIncluded && isWhole) {
    api.actions.createNode(entry);
    const child = api.getNode(entry.id);
    if (child) api.actions.createParentChildLink({ parent: node, child });
  } else {
    const existing = api.getNode(entry.id);
    if (existing) api.actions.deleteNode(existing);
  }
}

/** Creates a node for the page of each list in insights.json. */
function createListPages(insightsPage: Node, api: NodeApi): void {
  const { lists } = insightsPage;
  for (const { type, seo } of Array.isArray(lists) ? lists.filter(isRecord) : []) {
    const page = { address: `/insights/${String(type)}`, seo };
    api.actions.createNode({
      ...page,
      id: api.createNodeId(`InsightListPage ${String(type)}`),
      parent: insightsPage.id,
      children: [],
      internal: { type: 'InsightListPage', contentDigest: api.createContentDigest(page) },
    });
  }
}

const digestOfNothing = hash('md5', '');

/**
 * Makes the development server read a file again that it read in the middle of a save. Editors first empty a file; with
 * the digest of an empty file, Gatsby would take the next save for no change (https://github.com/gatsbyjs/gatsby/issues/4294).
 */
export function readAgain({ internal, absolutePath }: Node): void {
  if (internal.type !== 'File' || internal.contentDigest !== digestOfNothing) return;
  const file = String(absolutePath);
  const now = new Date();
  if (statSync(file, { throwIfNoEntry: false })?.size) utimesSync(file, now, now);
}

/** Creates the nodes of entries and of lists. */
export const onCreateNode: NonNullable<GatsbyNode['onCreateNode']> = ({ node, ...api }) => {
  readAgain(node);
  updateEntry(node, api);
  if (node.internal.type === 'InsightsPage') createListPages(node, api);
};

/** Whether the build must contain a cached entry, and the entry says why it is not published, if it is not. */
const isCurrent = (entry: Node) =>
  isInBuild(entry, today) && entry.unpublished === unpublished(entry, today);

/** Updates cached entries: a publication day may have come, or drafts may be left from `npm run develop`. */
export function updateEntries(nodes: readonly Node[], api: NodeApi): void {
  for (const node of nodes) {
    const [entry] = node.children.map(api.getNode);
    if (!entry || !isCurrent(entry)) updateEntry(node, api);
  }
}

export const sourceNodes: NonNullable<GatsbyNode['sourceNodes']> = (api) =>
  updateEntries(api.getNodesByType('MarkdownRemark'), api);

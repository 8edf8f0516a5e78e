import path from 'node:path';
import type { GatsbyNode, Node, NodeInput, NodePluginArgs } from 'gatsby';
import { addressOf, contentTypeOf, listTypes, slugOf } from '../schema/content-types';
import { errorsIn, schemaOf } from '../schema/schema-of';
import { fieldOf, listOf, textOf } from '../source/content-file';
import { withDefaults } from '../source/defaults';
import { outlineOf } from '../source/markdown/outline';
import { isInBuild, unpublished } from '../source/publication';

/** The end of a time that was written as a day. */
const midnight = /T00:00:00\.000Z$/;

/** The time of the build, the same for all entries. */
const today = new Date();

/** The fields of front matter as they are written: the transformer turns a day into a time. */
const frontMatterOf = ({ frontmatter }: Node): Record<string, unknown> => {
  const fields = Object.entries(Object(frontmatter)).map(([name, value]) => {
    return [name, typeof value === 'string' ? value.replace(midnight, '') : value];
  });
  return Object.fromEntries(fields);
};

/** The entry or page of a MarkdownRemark node, or undefined if its file is neither. */
function entryNode(remark: Node, api: NodePluginArgs): NodeInput | undefined {
  const file = remark.parent ? api.getNode(remark.parent) : undefined;
  const relativePath = String(file?.relativePath ?? '');
  const contentType = contentTypeOf(relativePath);
  if (!contentType?.address && !contentType?.list) return undefined;

  const { type, list } = contentType;
  const body = outlineOf(String(remark.rawMarkdownBody), 1);
  const fields = withDefaults(frontMatterOf(remark), contentType, body);
  const entry = {
    ...fields,
    slug: slugOf(relativePath),
    type: list && path.basename(list),
    navTo: addressOf(relativePath) ?? fields.navTo,
    unpublished: unpublished(fields, today),
  };
  const contentDigest = api.createContentDigest([remark.internal.contentDigest, entry]);
  return {
    ...entry,
    id: api.createNodeId(`${type} ${relativePath}`),
    parent: remark.id,
    children: [],
    internal: { type, contentDigest },
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
 * them, with the reason in `unpublished`. Incomplete entries are left out: production has stopped at their mistakes.
 */
function updateEntry(node: Node, api: NodePluginArgs): void {
  const entry = node.internal.type === 'MarkdownRemark' ? entryNode(node, api) : undefined;
  if (!entry) return;
  const isIncluded = isInBuild(entry, today) && isComplete(entry);
  const { contentDigest } = entry.internal;
  if (isIncluded && api.getNode(entry.id)?.internal.contentDigest === contentDigest) return;
  if (isIncluded) api.actions.createNode(entry);
  const child = api.getNode(entry.id);
  if (!child) return;
  if (isIncluded) api.actions.createParentChildLink({ parent: node, child });
  else api.actions.deleteNode(child);
}

/** Creates a node for the page of each list in insights.json. */
function createListPages(insightsPage: Node, api: NodePluginArgs): void {
  for (const entry of listOf(insightsPage, 'lists')) {
    const type = textOf(entry, 'type');
    const address = listTypes.find(({ list }) => path.basename(list) === type)?.list;
    const page = { address, seo: fieldOf(entry, 'seo') };
    api.actions.createNode({
      ...page,
      id: api.createNodeId(`InsightListPage ${String(type)}`),
      parent: insightsPage.id,
      children: [],
      internal: { type: 'InsightListPage', contentDigest: api.createContentDigest(page) },
    });
  }
}

/** Creates the nodes of entries and of lists. */
export const onCreateNode: NonNullable<GatsbyNode['onCreateNode']> = (api) => {
  updateEntry(api.node, api);
  if (api.node.internal.type === 'InsightsPage') createListPages(api.node, api);
};

/** Updates entries of Gatsby's cache: a publication day may have come, or drafts may be left from `npm run develop`. */
export const sourceNodes: NonNullable<GatsbyNode['sourceNodes']> = (api) => {
  for (const node of api.getNodesByType('MarkdownRemark')) updateEntry(node, api);
};

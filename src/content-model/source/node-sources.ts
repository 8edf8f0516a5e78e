import type { Node, NodePluginArgs } from 'gatsby';
import { contentTypes } from '../schema/content-types';
import { schemaOf } from '../schema/schema-of';
import { outlineOf } from './markdown/outline';
import { withSiteFacts } from './site-facts';

/** The part of Gatsby's node API that reads nodes. */
export type NodeReader = Pick<NodePluginArgs, 'getNode' | 'getNodesByType'>;

/** The File node from which a node was made. */
export function fileOf(node: Node, getNode: NodeReader['getNode']): Node {
  if (node.internal.type === 'File') return node;
  const parent = node.parent ? getNode(node.parent) : undefined;
  if (!parent) throw new Error(`The node ${node.id} has no file`);
  return fileOf(parent, getNode);
}

/**
 * The Markdown of a node that was made from a MarkdownRemark node.
 *
 * @param brand the fields of site.json, which the text of a page may name
 */
export function markdownOf(node: Node, getNode: NodeReader['getNode'], brand: unknown): string {
  const remark = node.parent ? getNode(node.parent) : undefined;
  const markdown = String(remark?.rawMarkdownBody ?? '').replaceAll('\r\n', '\n');
  return withSiteFacts(markdown, node.internal.type, brand);
}

/**
 * All content in Gatsby's data layer, only what the build contains: the fields that a writer can set, and the text of a
 * Markdown file.
 */
export const nodeSources = ({ getNode, getNodesByType }: NodeReader) => {
  const [brand] = getNodesByType('Brand');
  return contentTypes.flatMap(({ type, format }) => {
    const fields = Object.keys(schemaOf(type).properties ?? {});
    return getNodesByType(type).map((node) => ({
      id: node.id,
      /** The path of its file below `content/`. */
      relativePath: String(fileOf(node, getNode).relativePath),
      data: Object.fromEntries(
        fields.filter((name) => name in node).map((name) => [name, node[name]]),
      ),
      // Only the search reads it.
      get body() {
        return format === 'markdown' ? outlineOf(markdownOf(node, getNode, brand), 1) : undefined;
      },
    }));
  });
};

/** A node of content, with what its page is made from. */
export type NodeSource = ReturnType<typeof nodeSources>[number];

import path from 'node:path';
import type { Node, NodePluginArgs } from 'gatsby';
import type { FileSystemNode } from 'gatsby-source-filesystem';
import { contentTypes } from '../../src/content-model/schema/content-types';
import { leavesOf } from '../../src/content-model/source/content-file';

export const isPicture = (node: Node): node is FileSystemNode =>
  node.internal.type === 'File' && /^(jpe?g|png|webp)$/.test(String(node.extension));

/** The pictures that nodes name. In production, drafts and future entries have no nodes. */
export function publishedPictures({
  getNodesByType,
}: Pick<NodePluginArgs, 'getNodesByType'>): FileSystemNode[] {
  const named = new Set(
    contentTypes
      .flatMap(({ type }) => getNodesByType(type))
      .flatMap((node) => leavesOf(node).map(({ value }) => path.posix.basename(String(value)))),
  );
  return getNodesByType('File')
    .filter(isPicture)
    .filter(({ base }) => named.has(base));
}

import path from 'node:path';
import type { Node } from 'gatsby';
import { withSlashes } from '../source/folder';

/**
 * The part of Gatsby's context that resolvers use
 * (https://www.gatsbyjs.com/docs/reference/graphql-data-layer/node-model/).
 */
export interface ResolverContext {
  nodeModel: {
    getNodeById: (query: { id: string }) => Node;
    getNodesByIds: (query: { ids: readonly string[] }) => unknown;
    findOne: (query: object) => Promise<Node | null>;
    findAll: (query: object) => Promise<{ entries: Iterable<Node> }>;
  };
}

/** Resolves a field of a node that no file contains. */
export type Resolver<Result> = (
  node: Node,
  args: unknown,
  context: ResolverContext,
) => Promise<Result>;

/** Finds a node by its id, as Gatsby's node API does. */
export const nodeGetter =
  ({ nodeModel }: ResolverContext) =>
  (id: string): Node =>
    nodeModel.getNodeById({ id });

/** The part of the context that finds files. */
export type FileFinder = { nodeModel: Pick<ResolverContext['nodeModel'], 'findOne'> };

/**
 * The node of a file. Resolvers get files here, so that a build with a cache shows replaced files.
 *
 * @param file its path; Gatsby's paths have slashes even on Windows
 */
export const fileAt = (file: string, { nodeModel }: FileFinder): Promise<Node | null> =>
  nodeModel.findOne({
    type: 'File',
    query: { filter: { absolutePath: { eq: withSlashes(path.resolve(file)) } } },
  });

import type { Node } from 'gatsby';

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
    findRootNodeAncestor: (source: Node, matches: (node: Node) => boolean) => Node | null;
  };
}

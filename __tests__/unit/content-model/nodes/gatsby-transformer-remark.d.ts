declare module 'gatsby-transformer-remark/gatsby-node' {
  import type { GatsbyNode } from 'gatsby';

  export const onCreateNode: NonNullable<GatsbyNode['onCreateNode']>;
}

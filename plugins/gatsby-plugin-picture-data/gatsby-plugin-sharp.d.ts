/** gatsby-plugin-sharp brings no types. */
declare module 'gatsby-plugin-sharp' {
  import type { Node, Reporter } from 'gatsby';
  import type { IGatsbyImageData } from 'gatsby-plugin-image';

  export function generateImageData(options: {
    file: Node;
    args: { layout: 'fullWidth'; breakpoints: readonly number[]; formats: readonly string[] };
    pathPrefix: string;
    reporter: Reporter;
    cache: object;
  }): Promise<IGatsbyImageData>;
}

declare module 'gatsby-plugin-react-helmet/gatsby-ssr' {
  import type { ReplaceRendererArgs } from 'gatsby';

  /** Adds the tags of the page that react-helmet has collected, and forgets them. */
  export function onRenderBody(page: ReplaceRendererArgs): void;
}

import { textOf } from './content-file';
import { isPreview } from './preview';
import { readBrand } from './read-content';

/**
 * `siteMetadata` of gatsby-config: the site's URL, and in a preview the notice at the top of its pages. It must be part
 * of a node: with a cache, Gatsby renders only pages that depend on changed nodes.
 */
export function siteMetadata(): { siteUrl?: string; previewNotice?: string } {
  const brand = readBrand('content');
  return {
    siteUrl: textOf(brand, 'url'),
    previewNotice: isPreview() ? textOf(brand, 'previewNotice') : undefined,
  };
}

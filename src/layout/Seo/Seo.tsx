import { graphql } from 'gatsby';
import { useState } from 'react';
import { Helmet } from 'react-helmet';
import { isFirstPage } from '../../helpers/hydration';
import { trustHtml } from '../../helpers/trustedHtml';
import { useLayoutContent } from '../../hooks/useLayoutContent';
import { structuredData, type PageMetadata } from './structuredData';

interface SeoProps extends PageMetadata {
  /** Keeps the page out of search engines. */
  noindex?: boolean;
  /** The path of the page whose share picture is used: `canonical` by default, null for none. */
  sharePictureOf?: string | null;
}

/**
 * All head tags of a page: title, description, canonical, Open Graph, Twitter and structured data. https://ogp.me,
 * https://schema.org
 */
export function Seo(props: SeoProps) {
  const { title, description, canonical, article, sharePictureOf = canonical } = props;
  const content = useLayoutContent();
  const { site, brand } = content;
  // Search engines leave out every page of a preview.
  const noindex = props.noindex || Boolean(site.siteMetadata?.previewNotice);
  // On the first page only: search engines read it there, and later Trusted Types forbid writing a script element.
  const [jsonLd] = useState(() =>
    isFirstPage() && !noindex ? structuredData(props, content) : null,
  );
  const fullTitle = `${title} | ${brand.name}`;
  const url = `${brand.url}${canonical}`;
  const picture = sharePictureOf && `${brand.url}/cards${sharePictureOf}.jpg`;

  return (
    <Helmet>
      <html lang="en-GB" />
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={url} />
      {noindex && <meta name="robots" content="noindex" />}
      <meta property="og:type" content={article ? 'article' : 'website'} />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:locale" content="en_GB" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      {picture && <meta property="og:image" content={picture} />}
      {/* As plugins/gatsby-plugin-share-pictures makes it. */}
      {picture && <meta property="og:image:type" content="image/jpeg" />}
      {picture && <meta property="og:image:width" content="1200" />}
      {picture && <meta property="og:image:height" content="630" />}
      {picture && <meta property="og:image:alt" content={`${brand.name}: ${title}`} />}
      {article && <meta property="article:published_time" content={article.published} />}
      {article && <meta property="article:modified_time" content={article.modified} />}
      {article && <meta property="article:section" content={article.section} />}
      <meta name="twitter:card" content={picture ? 'summary_large_image' : 'summary'} />
      {jsonLd && <script type="application/ld+json">{trustHtml(jsonLd)}</script>}
    </Helmet>
  );
}

export const fragment = graphql`
  fragment Seo on Seo {
    title
    description
  }
`;

import { Helmet } from 'react-helmet';
import { useLayoutContent } from '../useLayoutContent';

interface SeoProps {
  title: string;
  description: string;
  /** The address of this page, or of the page that it stands for. */
  canonical: string;
  /** Keeps the page out of search engines. */
  noindex?: boolean;
  /** An article's dates, as ISO days. */
  article?: { published: string; modified: string } | undefined;
  /** The picture of shared links: an address of this site. */
  image?: string | undefined;
}

/**
 * The head tags of a page, the one owner of each (design.md, decision 6): title, description, canonical,
 * Open Graph and Twitter. https://ogp.me
 */
export function Seo({ title, description, canonical, noindex = false, article, image }: SeoProps) {
  const { brand } = useLayoutContent();
  if (!brand) return null;
  const fullTitle = `${title} | ${brand.name}`;
  const address = `${brand.url}${canonical}`;
  const picture = image && `${brand.url}${image}`;

  return (
    <Helmet>
      <html lang="en-GB" />
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      {noindex && <meta name="robots" content="noindex" />}
      <meta property="og:type" content={article ? 'article' : 'website'} />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:locale" content="en_GB" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      {picture && <meta property="og:image" content={picture} />}
      {article && <meta property="article:published_time" content={article.published} />}
      {article && <meta property="article:modified_time" content={article.modified} />}
      <meta name="twitter:card" content={picture ? 'summary_large_image' : 'summary'} />
    </Helmet>
  );
}

import { Helmet } from 'react-helmet';
import { useLayoutContent } from '../useLayoutContent';
import { structuredData, type Article, type Crumb } from './structuredData';

interface SeoProps {
  title: string;
  description: string;
  /** The address of this page, or of the page that it stands for. */
  canonical: string;
  /** Keeps the page out of search engines. */
  noindex?: boolean;
  /** What is said of an article beyond its title and description. */
  article?: Article | undefined;
  /** The pages between home and this one, for search engines. */
  trail?: readonly Crumb[];
  /** true on the home page, which says who runs the site. */
  isHome?: boolean;
  /** The page whose share picture this one shows: its own unless said otherwise; null for none. */
  shared?: string | null;
}

/** The share picture of a page, as the build renders it (plugins/gatsby-plugin-share-pictures). */
const shareSize = { width: 1200, height: 630 };

/**
 * The head tags of a page, the one owner of each (R191): title, description, canonical,
 * Open Graph, Twitter and structured data. https://ogp.me, https://schema.org
 */
export function Seo(props: SeoProps) {
  const { title, description, canonical, noindex = false, article, shared = canonical } = props;
  const { brand, navigation, offices } = useLayoutContent();
  if (!brand || !navigation || !offices) return null;
  const fullTitle = `${title} | ${brand.name}`;
  const address = `${brand.url}${canonical}`;
  const picture = shared && `${brand.url}/share${shared}.jpg`;
  const data = noindex ? null : structuredData(props, { brand, navigation, offices });

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
      {picture && <meta property="og:image:type" content="image/jpeg" />}
      {picture && <meta property="og:image:width" content={String(shareSize.width)} />}
      {picture && <meta property="og:image:height" content={String(shareSize.height)} />}
      {picture && <meta property="og:image:alt" content={`${brand.name}: ${title}`} />}
      {article && <meta property="article:published_time" content={article.published} />}
      {article && <meta property="article:modified_time" content={article.modified} />}
      {article && <meta property="article:section" content={article.section} />}
      <meta name="twitter:card" content={picture ? 'summary_large_image' : 'summary'} />
      {data && <script type="application/ld+json">{data}</script>}
    </Helmet>
  );
}

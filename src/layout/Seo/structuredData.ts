import type {
  BlogPosting,
  BreadcrumbList,
  FAQPage,
  Graph,
  Organization,
  Thing,
  WebSite,
} from 'schema-dts';
import type { LayoutContent } from '../../hooks/useLayoutContent';

/** The metadata that only articles have. Dates are ISO dates. */
interface ArticleMetadata {
  published: string;
  modified: string;
  /** A role, such as 'Risk research team'; without one, the company is the author. */
  author: string | null;
  section: string;
  image?: string | undefined;
}

/** A page between home and the current page. */
interface Breadcrumb {
  readonly name: string;
  readonly path: string;
}

/** What search engines read about a page. */
export interface PageMetadata {
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  /** For articles only. */
  readonly article?: ArticleMetadata | undefined;
  readonly breadcrumbs?: readonly Breadcrumb[] | undefined;
  /** The questions that the page answers. */
  readonly questions?: Queries.QuestionsFragment['cards'];
  /** The home page describes the company and the site. */
  readonly isHome?: boolean;
}

type SiteContent = Pick<LayoutContent, 'brand' | 'navigation' | 'offices'>;
type Brand = SiteContent['brand'];

const organisationId = ({ url }: Brand) => `${url}/#organisation`;
const websiteId = ({ url }: Brand) => `${url}/#website`;

/** The company as the publisher of an article. The home page has its full description. */
const publisher = (brand: Brand): Organization => ({
  '@type': 'Organization',
  '@id': organisationId(brand),
  name: brand.name,
  url: brand.url,
});

/** The full description of the company. */
function organisation({ brand, offices }: SiteContent): Organization {
  return {
    '@type': 'Organization',
    '@id': organisationId(brand),
    name: brand.name,
    legalName: brand.legalName,
    url: brand.url,
    logo: `${brand.url}/icon-512.png`,
    description: brand.description,
    sameAs: [brand.professionalNetwork.to],
    address: offices.offices.flatMap(({ alsoIn, country, ...office }) =>
      [office, ...(alsoIn ?? [])].map(({ addressLines, city }) => ({
        '@type': 'PostalAddress',
        streetAddress: addressLines.join(', '),
        addressLocality: city,
        addressCountry: country,
      })),
    ),
    contactPoint: offices.offices.map(({ phone, email, country }) => ({
      '@type': 'ContactPoint',
      contactType: 'sales',
      telephone: phone,
      email,
      areaServed: country,
    })),
  };
}

const website = (brand: Brand): WebSite => ({
  '@type': 'WebSite',
  '@id': websiteId(brand),
  name: brand.name,
  url: brand.url,
  description: brand.description,
  inLanguage: 'en-GB',
  publisher: { '@id': organisationId(brand) },
});

function breadcrumbList(page: PageMetadata, { brand, navigation }: SiteContent): BreadcrumbList {
  const home = navigation.header.find(({ to }) => to === '/home');
  const breadcrumbs = [
    { name: home?.label ?? brand.name, path: '/home' },
    ...(page.breadcrumbs ?? []),
    { name: page.title, path: page.canonical },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${brand.url}${path}`,
    })),
  };
}

function blogPosting(page: PageMetadata, article: ArticleMetadata, brand: Brand): BlogPosting {
  const url = `${brand.url}${page.canonical}`;
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#article`,
    headline: page.title,
    description: page.description,
    inLanguage: 'en-GB',
    articleSection: article.section,
    datePublished: article.published,
    dateModified: article.modified,
    image: [article.image, `/cards${page.canonical}.jpg`].flatMap((image) =>
      image ? [`${brand.url}${image}`] : [],
    ),
    author: {
      '@type': 'Organization',
      name: article.author ?? brand.name,
      url: brand.url,
    },
    publisher: publisher(brand),
    isPartOf: { '@id': websiteId(brand) },
  };
}

const faqPage = (questions: Queries.QuestionsFragment['cards']): FAQPage => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ heading, subheadings }) => ({
    '@type': 'Question',
    name: heading,
    acceptedAnswer: { '@type': 'Answer', text: subheadings },
  })),
});

/**
 * The structured data of a page, as JSON-LD (https://schema.org): the home page describes the company and the site,
 * other pages have breadcrumbs, articles are a BlogPosting as well, and pages with questions a FAQPage.
 *
 * @returns the content of a script element of type application/ld+json, with `<` escaped
 */
export function structuredData(page: PageMetadata, site: SiteContent): string {
  const things: Thing[] = page.isHome
    ? [organisation(site), website(site.brand)]
    : [breadcrumbList(page, site)];
  if (page.article) things.push(blogPosting(page, page.article, site.brand));
  if (page.questions) things.push(faqPage(page.questions));
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}

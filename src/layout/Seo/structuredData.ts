import type { BlogPosting, BreadcrumbList, Graph, Organization, Thing, WebSite } from 'schema-dts';

/** What is said of an article beyond its title and description. */
export interface Article {
  /** ISO days. */
  published: string;
  modified: string;
  /** Who writes, as a role. */
  author: string;
  section: string;
  /** The address of the article's picture on the site. */
  image?: string | undefined;
}

/** A page on the way from home. */
export interface Crumb {
  readonly name: string;
  readonly address: string;
}

interface Page {
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  readonly article?: Article | undefined;
  readonly trail?: readonly Crumb[];
  readonly isHome?: boolean;
}

type Layout = Queries.LayoutContentQuery;

/** The content that all pages share. */
interface House {
  readonly brand: NonNullable<Layout['brand']>;
  readonly navigation: NonNullable<Layout['navigation']>;
  readonly offices: NonNullable<Layout['offices']>;
}

type Brand = House['brand'];

const organisationId = ({ url }: Brand) => `${url}/#organisation`;
const siteId = ({ url }: Brand) => `${url}/#website`;

/** The company, named by those pages that do not describe it. */
const publisher = (brand: Brand): Organization => ({
  '@type': 'Organization',
  '@id': organisationId(brand),
  name: brand.name,
  url: brand.url,
  logo: `${brand.url}/icon-512.png`,
});

/** The company with its offices. */
function organisation({ brand, offices }: House): Organization {
  return {
    '@type': 'Organization',
    '@id': organisationId(brand),
    name: brand.name,
    legalName: brand.legalName,
    url: brand.url,
    logo: `${brand.url}/icon-512.png`,
    description: brand.description,
    sameAs: [brand.professionalNetwork.link],
    address: offices.offices.map(({ addressLines, city, country }) => ({
      '@type': 'PostalAddress',
      streetAddress: addressLines.join(', '),
      addressLocality: city,
      addressCountry: country,
    })),
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
  '@id': siteId(brand),
  name: brand.name,
  url: brand.url,
  description: brand.description,
  inLanguage: 'en-GB',
  publisher: { '@id': organisationId(brand) },
});

function breadcrumbs({ title, canonical, trail = [] }: Page, { brand, navigation }: House) {
  const home = navigation.header.find(({ link }) => link === '/home');
  const crumbs = [
    { name: home?.label ?? brand.name, address: '/home' },
    ...trail,
    { name: title, address: canonical },
  ];
  const list: BreadcrumbList = {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, address }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${brand.url}${address}`,
    })),
  };
  return list;
}

function posting(page: Page, article: Article, brand: Brand): BlogPosting {
  const address = `${brand.url}${page.canonical}`;
  return {
    '@type': 'BlogPosting',
    '@id': `${address}#article`,
    mainEntityOfPage: address,
    headline: page.title,
    description: page.description,
    inLanguage: 'en-GB',
    articleSection: article.section,
    datePublished: article.published,
    dateModified: article.modified,
    image: [article.image, `/share${page.canonical}.jpg`].flatMap((image) =>
      image ? [`${brand.url}${image}`] : [],
    ),
    author: { '@type': 'Organization', name: article.author, url: `${brand.url}/about` },
    publisher: publisher(brand),
    isPartOf: { '@id': siteId(brand) },
  };
}

/**
 * What a page says of itself to search engines, as JSON-LD (https://schema.org): on the home page the company, its
 * offices and the site; on every other the way to it; of an article who wrote it and when.
 *
 * @returns text for a script element of type application/ld+json, which no browser runs; it cannot end the element
 */
export function structuredData(page: Page, house: House): string {
  const things: Thing[] = page.isHome
    ? [organisation(house), website(house.brand)]
    : [breadcrumbs(page, house)];
  if (page.article) things.push(posting(page, page.article, house.brand));
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}

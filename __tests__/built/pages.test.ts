import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { pageRoutes as addresses, pages } from '../../tools/site/routes';
import { builtPages, headOf, laterListPages, pageFile, pathOf } from './built-site';
import { offices, published, site, solutions } from './content';

const posts = new Map(
  published('insights/blog').map((post) => [`/insights/blog/content/${post.slug}`, post]),
);

const json = 'application/ld+json';
const heads = pages.map((page) => ({ ...page, head: headOf(pageFile(page.address)) }));

test.each(heads)(
  '$address has its title, description, address, sharing tags and icons, each once',
  ({ address, title, description, head }) => {
    expect(head).toMatchObject({
      lang: ['en-GB'],
      title: [`${title} | ${site.name}`],
      description: [description],
      canonical: [`${site.url}${address}`],
      viewport: [expect.stringContaining('width=device-width')],
      'format-detection': ['telephone=no'],
      'theme-color': [expect.stringMatching(/^#[0-9a-f]{6}$/)],
      icon: ['/favicon.svg', '/favicon.ico'],
      'apple-touch-icon': ['/apple-touch-icon.png'],
      alternate: ['/rss.xml'],
      'og:type': [posts.has(address) ? 'article' : 'website'],
      'og:site_name': [site.name],
      'og:locale': ['en_GB'],
      'og:title': [title],
      'og:description': [description],
      'og:url': [`${site.url}${address}`],
      'og:image': [expect.stringContaining(`${site.url}/`)],
      'og:image:width': ['1200'],
      'og:image:height': ['630'],
      'og:image:alt': [expect.stringContaining(title)],
      'twitter:card': ['summary_large_image'],
      [json]: [expect.stringContaining('https://schema.org')],
    });
    expect(head.robots).toBeUndefined();
    const post = posts.get(address);
    expect(head['article:published_time']?.[0]).toBe(post?.date);
    expect(head['article:modified_time']?.[0]).toBe(post?.updated ?? post?.date);
  },
);

test('pages with different titles have different share pictures, which networks show', async () => {
  const files = heads.map(({ head }) => path.join('public', pathOf(head['og:image']?.[0])));
  const pictures = files.map((file) => readFileSync(file));
  const titles = new Set(pages.map(({ title }) => title));
  const different = new Set(pictures.map((picture) => picture.toString('base64')));
  expect(different.size).toBeGreaterThanOrEqual(titles.size);
  for (const picture of pictures) {
    // X takes 5 MB at most, some messengers 300 kB.
    expect(picture.length).toBeLessThan(300_000);
    const { format, width, height } = await sharp(picture).metadata();
    expect([format, width, height]).toEqual(['jpeg', 1200, 630]);
  }
});

test('all other built pages are noindex and name a canonical page', () => {
  const files = [...addresses.map(pageFile), ...laterListPages];
  const others = builtPages.filter((file) => !files.includes(file) && !file.startsWith('404'));
  expect(others).toContain(pageFile('/solutions'));
  for (const file of others) {
    const head = headOf(file);
    expect({ file, ...head }).toMatchObject({
      lang: ['en-GB'],
      title: [expect.stringMatching(/\w/)],
      description: [expect.stringMatching(/\w/)],
      robots: ['noindex'],
    });
    expect(addresses).toContain(pathOf(head.canonical?.[0]));
    expect(head[json]).toBeUndefined();
  }
  const unknown = headOf('404.html');
  expect(unknown).toMatchObject({ 'twitter:card': ['summary'] });
  expect([unknown[json], unknown['og:image']]).toEqual([undefined, undefined]);
});

/** What Adobe's validator finds by Google's rules for rich results: a line for each error and warning. */
async function richResultFaults(graphs: readonly string[]): Promise<string[]> {
  const { default: Validator } = await import('@adobe/structured-data-validator');
  const things = graphs.flatMap((graph): { '@type': string }[] => JSON.parse(graph)['@graph']);
  const jsonld: Record<string, object[]> = {};
  for (const thing of things) (jsonld[thing['@type']] ??= []).push(thing);
  const issues = await new Validator().validate({ jsonld });
  return issues.map((issue) => `${issue.severity} ${issue.rootType}: ${issue.issueMessage}`);
}

// The compiler checks schema.org's vocabulary with the types of schema-dts.
test('structured data follows the rules for rich results, and faults are found', async () => {
  const graphs = heads.flatMap(({ head }) => head[json] ?? []);
  expect(await richResultFaults(graphs)).toEqual([]);
  const broken = graphs.map((graph) => graph.replaceAll('"name"', '"label"'));
  expect(await richResultFaults(broken)).not.toEqual([]);
});

test('structured data has the company’s offices, articles and answers', () => {
  const graphOf = (address: string) =>
    JSON.parse(headOf(pageFile(address))[json]?.[0] ?? '')['@graph'];
  const countries = offices.flatMap(({ country, alsoIn = [] }) =>
    [country, ...alsoIn.map(() => country)].map((addressCountry) => ({ addressCountry })),
  );
  expect(graphOf('/home')[0]).toMatchObject({
    '@type': 'Organization',
    name: site.name,
    address: countries,
  });
  for (const { link, questions } of solutions) {
    const answers = questions.cards.map((card) => ({
      name: card.heading,
      acceptedAnswer: { text: card.subheadings },
    }));
    expect(graphOf(link)[1]).toMatchObject({ '@type': 'FAQPage', mainEntity: answers });
  }
  for (const [address, { author, date }] of posts) {
    expect(graphOf(address)[1]).toMatchObject({
      '@type': 'BlogPosting',
      datePublished: date,
      author: { name: author ?? site.name },
      image: expect.arrayContaining([`${site.url}/cards${address}.jpg`]),
      publisher: { name: site.name },
    });
  }
});

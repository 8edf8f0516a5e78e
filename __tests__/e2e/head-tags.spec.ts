import path from 'node:path';
import sharp from 'sharp';
import { pages, pageRoutes as addresses } from '../../tools/site/routes';
import { builtPages } from './support/built-pages';
import { about, careers, first, insightsOf, site } from './support/content';
import { headsOf } from './support/head';
import { collectProblems } from './support/problems';
import { expect, test } from './support/test';
import { headerLink, visit } from './support/visit';

const post = first(insightsOf('blog'));
const postAddress = `/insights/blog/content/${post.slug}`;

/** The addresses of all built pages. */
const built = builtPages
  .filter((file) => !file.startsWith('404'))
  .map((file) => `/${file.replace(/\/?index\.html$/, '')}`);

test('every page has its title, description, address, sharing tags and icons', async ({ page }) => {
  const heads = await headsOf(page, [...addresses, '/insights/anything', '/nowhere']);
  for (const [index, { address, title, description }] of pages.entries()) {
    expect.soft(heads[index], address).toMatchObject({
      lang: 'en-GB',
      titles: [`${title} | ${site.name}`],
      links: { canonical: [`${site.url}${address}`] },
      metas: {
        description: [description],
        'og:type': [address === postAddress ? 'article' : 'website'],
        'og:site_name': [site.name],
        'og:locale': ['en_GB'],
        'og:title': [title],
        'og:description': [description],
        'og:url': [`${site.url}${address}`],
        'og:image': [expect.stringMatching(/^https:/)],
        'og:image:width': ['1200'],
        'og:image:height': ['630'],
        'og:image:alt': [expect.stringContaining(title)],
        'twitter:card': ['summary_large_image'],
      },
    });
    expect.soft(heads[index]?.metas.robots, address).toBeUndefined();
  }
  for (const key of ['title', 'description'] as const) {
    const texts = pages.map((seo) => seo[key]);
    expect(new Set(texts).size).toBe(addresses.length);
  }
  expect(heads[addresses.indexOf(postAddress)]?.metas).toMatchObject({
    'article:published_time': [post.date],
  });
  const [otherKind, unknown] = heads.slice(-2);
  expect(otherKind?.metas['og:image']).toEqual([`${site.url}/cards/insights/blog.jpg`]);
  expect(unknown?.graphs).toEqual([]);
  expect(unknown?.metas['og:image']).toBeUndefined();
  expect(unknown?.metas['twitter:card']).toEqual(['summary']);
  for (const { links, metas } of heads) {
    expect(links).toMatchObject({
      icon: ['/favicon.svg', '/favicon.ico'],
      'apple-touch-icon': ['/apple-touch-icon.png'],
      alternate: ['/rss.xml'],
    });
    expect(metas['theme-color']).toEqual([expect.stringMatching(/^#[0-9a-f]{6}$/)]);
    expect(metas.viewport?.[0]).toMatch(/width=device-width/);
  }
  for (const file of ['/favicon.svg', '/favicon.ico', '/apple-touch-icon.png']) {
    const response = await page.request.get(file);
    expect(response.status(), file).toBe(200);
    expect(response.headers()['content-type'], file).toMatch(/^image\//);
  }
});

test('every page has its own share picture in the declared size', async ({ page }) => {
  const seen = new Set<string>();
  for (const { metas } of await headsOf(page, addresses)) {
    const [image = ''] = metas['og:image'] ?? [];
    const response = await page.request.get(image.replace(site.url, ''));
    expect(response.headers()['content-type'], image).toBe('image/jpeg');
    const body = await response.body();
    expect(await sharp(body).metadata(), image).toMatchObject({ width: 1200, height: 630 });
    // What networks show: X takes 5 MB at most, some messengers 300 kB.
    expect(body.length, image).toBeLessThan(300_000);
    seen.add(body.toString('base64'));
  }
  expect(seen.size).toBe(addresses.length);
});

test('other built pages are noindex and name a canonical page', async ({ page }) => {
  const others = built.filter((address) => !addresses.includes(address));
  expect(built).toEqual(expect.arrayContaining(addresses));
  expect(others).not.toEqual([]);
  // By file name, since the host redirects some of the addresses.
  const files = others.map((address) => path.posix.join(address, 'index.html'));
  for (const [index, head] of (await headsOf(page, files)).entries()) {
    const address = others[index];
    expect.soft(head, address).toMatchObject({
      lang: 'en-GB',
      titles: [expect.stringMatching(/\w/)],
      metas: { description: [expect.stringMatching(/\w/)], robots: ['noindex'] },
      graphs: [],
    });
    const [canonical = ''] = head.links.canonical ?? [];
    expect.soft(addresses, address).toContain(canonical.replace(site.url, ''));
  }
});

test('the head changes with each page', async ({ page, baseURL }) => {
  const titleOf = ({ seo }: { seo: { title: string } }) => `${seo.title} | ${site.name}`;
  await visit(page, '/about');
  const problems = collectProblems(page, baseURL);
  await headerLink(page, '/careers').click();
  await expect(page).toHaveTitle(titleOf(careers));
  const canonical = page.locator('link[rel=canonical]');
  await expect(canonical).toHaveCount(1);
  await expect(canonical).toHaveAttribute('href', `${site.url}/careers`);
  const description = page.locator('meta[name=description]');
  await expect(description).toHaveAttribute('content', careers.seo.description);
  // Machines read structured data in the HTML of an address.
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveTitle(titleOf(about));
  await page.waitForLoadState('networkidle');
  expect(problems).toEqual([]);
});

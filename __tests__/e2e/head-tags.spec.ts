import { readdirSync } from 'node:fs';
import { headsOf } from './support/head';
import { seoOfJson, seoOfList, seoOfPost } from './support/seo';
import { expect, test } from './support/test';
import { visit } from './support/visit';

const site = 'https://www.keelstone.example';
const brand = 'Keelstone';

/** Every page of its own and what its writer says about it. */
const pages = {
  '/home': seoOfJson('pages/home.json'),
  '/about': seoOfJson('pages/about.json'),
  '/client': seoOfJson('pages/client.json'),
  '/contact': seoOfJson('pages/contact.json'),
  '/careers': seoOfJson('pages/careers.json'),
  '/solutions/operationalrisk': seoOfJson('solutions/operationalrisk.json'),
  '/solutions/businesscontinuity': seoOfJson('solutions/businesscontinuity.json'),
  '/solutions/riskmanagement': seoOfJson('solutions/riskmanagement.json'),
  '/solutions/aigovernance': seoOfJson('solutions/aigovernance.json'),
  '/solutions/processrisks': seoOfJson('solutions/processrisks.json'),
  '/insights/blog': seoOfList('blog'),
  '/insights/factsheet': seoOfList('factsheet'),
  '/insights/news': seoOfList('news'),
  '/insights/factsheet/download': seoOfPost('insights/factsheet/liability-protection.md'),
  '/insights/blog/content/blog1': seoOfPost('insights/blog/blog1.md'),
};

const addresses = Object.keys(pages);

/** The address of every page that the build has written. */
const built = readdirSync('public', { recursive: true, encoding: 'utf8' })
  .map((file) => `/${file.replaceAll('\\', '/')}`)
  .filter((file) => file.endsWith('/index.html') && !file.startsWith('/404/'))
  .map((file) => file.replace(/\/index\.html$/, '') || '/');

test('every page bears its own title, description and canonical address, once', async ({
  page,
}) => {
  await page.goto('/home');
  const heads = await headsOf(page, addresses);
  for (const [index, [address, { title, description }]] of Object.entries(pages).entries()) {
    const head = heads[index];
    expect.soft(head?.lang, address).toBe('en-GB');
    expect.soft(head?.titles, address).toEqual([`${title} | ${brand}`]);
    expect.soft(head?.metas.description, address).toEqual([description]);
    expect.soft(head?.links.canonical, address).toEqual([`${site}${address}`]);
    expect.soft(head?.metas.robots, address).toBeUndefined();
    expect.soft(description.length, address).toBeGreaterThan(50);
    expect.soft(description.length, address).toBeLessThanOrEqual(170);
  }
  const titles = heads.flatMap((head) => head.titles);
  expect(new Set(titles).size).toBe(addresses.length);
  const descriptions = heads.flatMap((head) => head.metas.description ?? []);
  expect(new Set(descriptions).size).toBe(addresses.length);
});

test('every page can be shared: Open Graph and Twitter tags say what it is', async ({ page }) => {
  await page.goto('/home');
  const heads = await headsOf(page, addresses);
  for (const [index, [address, { title, description }]] of Object.entries(pages).entries()) {
    expect.soft(heads[index]?.metas, address).toMatchObject({
      'og:type': [address.includes('/content/') ? 'article' : 'website'],
      'og:site_name': [brand],
      'og:locale': ['en_GB'],
      'og:title': [title],
      'og:description': [description],
      'og:url': [`${site}${address}`],
      'twitter:card': [expect.stringMatching(/^summary/)],
    });
  }
  expect(heads[addresses.indexOf('/insights/blog/content/blog1')]?.metas).toMatchObject({
    'article:published_time': ['2024-11-12'],
  });
});

test('whatever else the build writes is kept from search engines and stands for a page', async ({
  page,
}) => {
  const others = built.filter((address) => !addresses.includes(address));
  expect(built).toEqual(expect.arrayContaining(addresses));
  expect(others.length).toBeGreaterThan(0);
  await page.goto('/home');
  for (const [index, head] of (await headsOf(page, others)).entries()) {
    const address = others[index];
    expect.soft(head.lang, address).toBe('en-GB');
    expect.soft(head.titles, address).toEqual([expect.stringMatching(/\w+/)]);
    expect.soft(head.metas.description, address).toEqual([expect.stringMatching(/\w+/)]);
    expect.soft(head.metas.robots, address).toEqual(['noindex']);
    const [canonical = ''] = head.links.canonical ?? [];
    expect.soft(addresses, address).toContain(canonical.replace(site, ''));
  }
});

test('every page names its icons and the colour of the window around it', async ({
  page,
  request,
}) => {
  await page.goto('/home');
  const heads = await headsOf(page, [...addresses, '/nowhere']);
  for (const { links, metas } of heads) {
    expect(links.icon).toEqual(['/favicon.svg', '/favicon.ico']);
    expect(links['apple-touch-icon']).toEqual(['/apple-touch-icon.png']);
    expect(metas['theme-color']).toEqual([expect.stringMatching(/^#[0-9a-f]{6}$/)]);
    expect(metas.viewport?.[0]).toMatch(/width=device-width/);
  }
  for (const icon of ['/favicon.svg', '/favicon.ico', '/apple-touch-icon.png']) {
    const response = await request.get(icon);
    expect(response.status(), icon).toBe(200);
    expect(response.headers()['content-type'], icon).toMatch(/^image\//);
  }
});

test('the head follows the visitor from page to page', async ({ page }) => {
  await visit(page, '/about');
  await page.getByRole('banner').getByRole('link', { name: 'Careers' }).click();
  await expect(page).toHaveTitle(`${pages['/careers'].title} | ${brand}`);
  const canonical = page.locator('link[rel=canonical]');
  await expect(canonical).toHaveCount(1);
  await expect(canonical).toHaveAttribute('href', `${site}/careers`);
  await expect(page.locator('meta[name=description]')).toHaveAttribute(
    'content',
    pages['/careers'].description,
  );
  await page.goBack();
  await expect(page).toHaveTitle(`${pages['/about'].title} | ${brand}`);
});

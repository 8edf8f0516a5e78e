import path from 'node:path';
import { headsOf } from './support/head';
import { expect, test } from './support/test';
import { faultsOf, textsOf } from './support/xml';

const site = 'https://www.keelstone.example';
const schema = path.resolve('__tests__/e2e/schemas/rss-2.0.rng');

test('the feed is RSS 2.0 by the word of libxml2', async ({ request }) => {
  const response = await request.get('/rss.xml');
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toMatch(/xml/);
  const xml = await response.text();
  expect(await faultsOf(xml, schema)).toEqual([]);
  // The schema does find faults.
  expect(await faultsOf(xml.replace('<guid isPermaLink="true">', '<guid>'), schema)).toHaveLength(
    1,
  );
});

test('the feed holds articles in full and news, the newest first, each once', async ({
  request,
}) => {
  const xml = await (await request.get('/rss.xml')).text();
  expect(await textsOf(xml, '//item/link')).toEqual(
    expect.arrayContaining([
      `${site}/insights/blog/content/blog1`,
      'https://www.psr.org.uk/our-work/app-scams/',
    ]),
  );
  const guids = await textsOf(xml, '//item/guid');
  expect(new Set(guids).size).toBe(guids.length);
  const days = (await textsOf(xml, '//item/pubDate')).map((date) => Date.parse(date));
  expect(days).toEqual(days.toSorted((a, b) => b - a));

  const article = `//item[link='${site}/insights/blog/content/blog1']`;
  expect(await textsOf(xml, `${article}/category`)).toEqual(['Outsourcing Risk']);
  expect(await textsOf(xml, `${article}/dc:creator`)).toEqual(['Outsourcing risk team']);
  const [text = ''] = await textsOf(xml, `${article}/content:encoded`);
  expect(text).toContain('<h2>The risk begins where the contract ends</h2>');
  expect(text.length).toBeGreaterThan(4000);
});

test('every link and picture of the feed is absolute, and the pictures are there', async ({
  page,
  request,
}) => {
  const xml = await (await request.get('/rss.xml')).text();
  const texts = await textsOf(xml, '//content:encoded');
  await page.goto('/home');
  const { links, pictures } = await page.evaluate((htmls) => {
    const body = new DOMParser().parseFromString(htmls.join(''), 'text/html');
    const values = (selector: string, name: string) =>
      [...body.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? '');
    return { links: values('a', 'href'), pictures: values('img', 'src') };
  }, texts);
  expect(pictures.length).toBeGreaterThan(2);
  for (const address of [...links, ...pictures]) expect(address).toMatch(/^(https|mailto):/);
  for (const address of pictures) {
    const response = await request.get(address.replace(site, ''));
    expect(response.status(), address).toBe(200);
    expect(response.headers()['content-type']).toMatch(/^image\/(png|jpeg)/);
  }
});

test('every page names the feed, once', async ({ page }) => {
  await page.goto('/home');
  const addresses = ['/home', '/insights/news', '/insights/blog/content/blog1', '/nowhere'];
  for (const { links } of await headsOf(page, addresses)) {
    expect(links.alternate).toEqual(['/rss.xml']);
  }
});

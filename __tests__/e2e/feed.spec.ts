import { first, insightsOf, oneLine, site } from './support/content';
import { expect, test } from './support/test';
import { textsOf } from './support/xml';

/** The fields of each feed item, including optional ones. */
const parts = [
  'title',
  'link',
  'description',
  'guid',
  'pubDate',
  'category',
  'dc:creator',
  'content:encoded',
];

test('the feed contains full articles and news, newest first', async ({ request }) => {
  const response = await request.get('/rss.xml');
  expect(response.headers()['content-type']).toMatch(/xml/);
  const xml = await response.text();
  expect(await textsOf(xml, '/rss/channel/link')).toEqual([`${site.url}/insights/blog`]);
  expect(await textsOf(xml, '/rss/channel/atom:link[@rel="self"]/@href')).toEqual([
    `${site.url}/rss.xml`,
  ]);

  const urlOf = (slug: string) => `${site.url}/insights/blog/content/${slug}`;
  const links = await textsOf(xml, '//item/link');
  for (const { slug } of insightsOf('blog')) expect(links).toContain(urlOf(slug));
  for (const { navTo } of insightsOf('news')) expect(links).toContain(navTo);
  for (const part of parts) {
    const texts = await textsOf(xml, `//item/${part}[normalize-space()]`);
    expect(texts, part).toHaveLength(links.length);
  }
  const guids = await textsOf(xml, '//item/guid[@isPermaLink]');
  expect(new Set(guids).size).toBe(links.length);
  const dates = await textsOf(xml, '//item/pubDate');
  const days = dates.map((date) => Date.parse(date));
  expect(dates).toEqual(days.map((day) => new Date(day).toUTCString()));
  expect(days).toEqual(days.toSorted((a, b) => b - a));

  const { slug, category, author, body } = first(insightsOf('blog'));
  const item = `//item[link='${urlOf(slug)}']`;
  expect(await textsOf(xml, `${item}/category`)).toEqual([category]);
  expect(await textsOf(xml, `${item}/dc:creator`)).toEqual([author]);
  const [text = ''] = await textsOf(xml, `${item}/content:encoded`);
  for (const [, heading = ''] of body.matchAll(/^## (.+)$/gm)) {
    expect(text).toContain(`<h2>${heading}</h2>`);
  }
  expect(text.length).toBeGreaterThan(oneLine(body).length / 2);
});

test('feed links and pictures are absolute, and the pictures exist', async ({ page, request }) => {
  const xml = await (await request.get('/rss.xml')).text();
  const texts = await textsOf(xml, '//content:encoded');
  const { links, pictures } = await page.evaluate((htmls) => {
    const body = new DOMParser().parseFromString(htmls.join(''), 'text/html');
    const values = (selector: string, name: string) =>
      [...body.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? '');
    return { links: values('a', 'href'), pictures: values('img', 'src') };
  }, texts);
  expect(pictures.length).toBeGreaterThan(2);
  for (const address of [...links, ...pictures]) expect(address).toMatch(/^(https|mailto):/);
  for (const address of pictures) {
    const response = await request.get(address.replace(site.url, ''));
    expect(response.headers()['content-type'], address).toMatch(/^image\/(png|jpeg)/);
    expect(response.headers()['cross-origin-resource-policy'], address).toBe('cross-origin');
  }
});

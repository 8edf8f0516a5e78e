import { pageRoutes } from '../../tools/site/routes';
import {
  builtFiles,
  laterListPages,
  parseBuilt,
  parseHtml,
  pathOf,
  readBuilt,
  textsOf,
} from './built-site';
import { published, site } from './content';

const posts = published('insights/blog');
const urlOf = ({ slug }: { slug: string }) => `${site.url}/insights/blog/content/${slug}`;

const items = Array.from(parseBuilt('rss.xml').getElementsByTagName('item'));
const valueOf = (item: Element, field: string) => textsOf(item, field).join();

test('the feed contains the 30 newest articles and news, newest first, each with every field', () => {
  const feed = parseBuilt('rss.xml');
  expect(textsOf(feed, 'link')[0]).toBe(`${site.url}/insights/blog`);
  const self = feed.querySelector('[rel=self]');
  expect(self?.getAttribute('href')).toBe(`${site.url}/rss.xml`);
  const news = published('insights/news');
  const newsLinks = news.map(({ navTo = '' }) => navTo.replace(/^\//, `${site.url}/`));
  const links = items.map((item) => valueOf(item, 'link'));
  expect([...posts.map(urlOf), ...newsLinks]).toEqual(expect.arrayContaining(links));
  for (const field of ['title', 'description', 'category', 'dc:creator', 'content:encoded']) {
    for (const item of items) expect(valueOf(item, field)).toMatch(/\w/);
  }
  expect(new Set(textsOf(feed, 'guid')).size).toBe(links.length);
  const days = [...posts, ...news].map(({ date }) => Date.parse(date));
  const newest = days.toSorted((a, b) => b - a).slice(0, 30);
  const dates = items.map((item) => valueOf(item, 'pubDate'));
  expect(dates).toEqual(newest.map((day) => new Date(day).toUTCString()));
});

test('the feed contains each article in full, with absolute links and pictures that exist', () => {
  for (const item of items) {
    const post = posts.find((each) => urlOf(each) === valueOf(item, 'link'));
    if (!post) continue;
    expect(valueOf(item, 'category')).toEqual(post.category ?? expect.any(String));
    expect(valueOf(item, 'dc:creator')).toEqual(post.author ?? expect.any(String));
    const html = valueOf(item, 'content:encoded');
    expect(html.length).toBeGreaterThan(post.body.length / 2);
    const body = parseHtml(html);
    for (const link of body.querySelectorAll('a')) expect(link.href).toMatch(/^(https|mailto):/);
    for (const { src } of body.querySelectorAll('img')) {
      expect(src).toMatch(/\.(png|jpe?g)$/);
      expect(builtFiles).toContain(pathOf(src).slice(1));
    }
  }
});

test('the sitemap lists exactly the pages for search engines, with the days of articles', () => {
  expect(textsOf(parseBuilt('sitemap-index.xml'), 'loc')).toEqual([`${site.url}/sitemap-0.xml`]);
  const sitemap = parseBuilt('sitemap-0.xml');
  const later = laterListPages.map((file) => `/${file.replace('/index.html', '')}`);
  const urls = [...pageRoutes, ...later].map((route) => `${site.url}${route}`);
  expect(textsOf(sitemap, 'loc').toSorted()).toEqual(urls.toSorted());
  const entries = Array.from(sitemap.querySelectorAll('url'), ({ textContent }) => textContent);
  for (const post of posts) {
    const entry = `${urlOf(post)}${post.updated ?? post.date}`;
    expect(entries).toContainEqual(expect.stringContaining(entry));
  }
  for (const day of textsOf(sitemap, 'lastmod')) expect(Date.parse(day)).toBeLessThan(Date.now());
});

test('robots.txt allows everything and names the sitemap', () => {
  expect(readBuilt('robots.txt')).toBe(
    `User-agent: *\nAllow: /\n\nSitemap: ${site.url}/sitemap-index.xml\n`,
  );
});

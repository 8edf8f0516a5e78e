/** Tests the build of `npm run rehearse -- --preview`: the site as Netlify shows a pull request. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import site from '../../content/site.json';
import { deployUrl, publicFolder, readTexts, unpublishedPosts } from '../../tools/rehearsal/builds';
import { postEvent, rehearsedFunction } from '../../tools/rehearsal/function';
import { openNetlify, type NetlifyAnswer } from '../../tools/rehearsal/netlify';
import { pageRoutes } from '../../tools/site/routes';
import { sandboxEnvironment } from '../../tools/sandbox';

let answerTo: (address: string) => NetlifyAnswer;
beforeAll(async () => {
  answerTo = await openNetlify(publicFolder);
});

const pages = [...readTexts(/^(?!_gatsby).*\.html$/)];

/** The pages whose HTML does not match. */
const pagesWithout = (pattern: RegExp) =>
  pages.filter(([, html]) => !pattern.test(html)).map(([file]) => file);

test('every page is noindex and says that it is a preview', () => {
  expect(pages.length).toBeGreaterThan(pageRoutes.length);
  expect(pagesWithout(/<meta [^>]*name="robots" content="noindex"/)).toEqual([]);
  // Without punctuation, which HTML may escape.
  const words = site.previewNotice.match(/[\w ,.]+/)?.[0] ?? '';
  expect(pagesWithout(new RegExp(`<p [^>]*>${words}`))).toEqual([]);
});

test.each(['/home', '/rss.xml', '/nowhere'])('%s is sent with X-Robots-Tag: noindex', (address) => {
  expect(answerTo(address).headers.get('x-robots-tag')).toBe('noindex');
});

test.each(unpublishedPosts)('the post $slug has a page and is listed', ({ slug, heading }) => {
  const { status, target } = answerTo(`/insights/blog/content/${slug}`);
  expect(status).toBe(200);
  expect(readFileSync(path.join(publicFolder, target), 'utf8')).toContain(heading);
  const list = answerTo('/insights/blog').target;
  expect(readFileSync(path.join(publicFolder, list), 'utf8')).toContain(heading);
});

test('the function accepts requests only from pages of the preview', async () => {
  Object.assign(process.env, sandboxEnvironment('http://127.0.0.1:1', 'https://site.example'));
  const handler = await rehearsedFunction('/api/fact-sheet');
  const ask = async (origin: string) => (await handler(postEvent(origin, null), {})).statusCode;
  // 400: the origin is accepted, the empty body is not.
  expect(await ask(deployUrl)).toBe(400);
  expect(await ask('https://site.example')).toBe(403);
});

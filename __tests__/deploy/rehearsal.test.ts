/**
 * What `npm run rehearse` has left: the site as Netlify gets it.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import site from '../../content/site.json';
import { sandboxEnvironment, startSandbox, type Sandbox } from '../../tools/sandbox';
import {
  postEvent,
  rehearsedFunction,
  type Event,
  type Handler,
} from '../../tools/rehearsal/function';
import { headerRules } from '../../host/header-rules';
import { deployUrl, unpublishedPosts } from '../../tools/rehearsal/builds';
import { answerTo } from '../../tools/rehearsal/netlify';
import { publicFolder as folder, readTexts } from '../../tools/rehearsal/site-files';
import { pageRoutes } from '../../tools/site/routes';
import { contact } from '../fixtures/contact';

describe('addresses', () => {
  test.each(pageRoutes)('%s is a file', (route) => {
    const { status, target } = answerTo(route, folder);
    expect(status).toBe(200);
    expect(existsSync(path.join(folder, target))).toBe(true);
  });

  test.each([
    ['/', 301, '/home'],
    ['/solutions', 301, '/solutions/operationalrisk'],
    ['/insights', 301, '/insights/blog'],
    ['/nowhere', 404, '/404.html'],
    ['/insights/blog/content/missing', 404, '/404.html'],
    ['/solutions/other', 404, '/404.html'],
  ])('%s is answered with %d and %s', (address, status, target) => {
    expect(answerTo(address, folder)).toEqual({ status, target });
  });

  test('another kind of insights is answered with the blog list’s page', () => {
    const { status, target } = answerTo('/insights/anything', folder);
    expect(status).toBe(200);
    expect(readFileSync(path.join(folder, target), 'utf8')).toContain('/insights/blog"');
  });
});

const headersFor = headerRules(readFileSync(path.join(folder, '_headers'), 'utf8'));
const home = readFileSync(path.join(folder, answerTo('/home', folder).target), 'utf8');

describe('headers', () => {
  test.each(['/home', '/nowhere', '/page-data/home/page-data.json', '/favicon.svg'])(
    '%s bears the site’s headers and is asked for anew',
    (address) => {
      const headers = headersFor(address);
      expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; /);
      expect(headers.get('strict-transport-security')).toContain('max-age=');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('cache-control') ?? 'public, max-age=0, must-revalidate').toBe(
        'public, max-age=0, must-revalidate',
      );
    },
  );

  test('a script with its hash in its name is kept for good', () => {
    const script = /src="(\/app-[^"]+\.js)"/.exec(home)?.[1] ?? '';
    expect(headersFor(script).get('cache-control')).toBe('public, max-age=31536000, immutable');
  });
});

describe('nothing of a preview', () => {
  test.each([...unpublishedPosts.map(({ slug }) => slug), site.previewNotice])(
    'no file has “%s”',
    (words) => {
      const texts = [...readTexts(/\.(html|js|json|xml|txt)$|^_[a-z]+$/)];
      expect(texts.length).toBeGreaterThan(pageRoutes.length);
      expect(texts.filter(([, text]) => text.includes(words)).map(([file]) => file)).toEqual([]);
    },
  );

  test('search engines may show a page', () => {
    expect(headersFor('/home').has('x-robots-tag')).toBe(false);
    expect(home).not.toContain('noindex');
  });
});

test('the editor is no part of a build without CMS_REPOSITORY (R294)', () => {
  expect(existsSync(path.join(folder, 'admin'))).toBe(false);
  expect(readFileSync(path.join(folder, '_headers'), 'utf8')).not.toContain('/admin');
});

describe('the function, called as the platform calls it', () => {
  const origin = 'https://site.example';
  let sandbox: Sandbox;
  let handler: Handler;

  beforeAll(async () => {
    sandbox = await startSandbox({ port: 0 });
    Object.assign(process.env, sandboxEnvironment(sandbox.url, origin));
    handler = await rehearsedFunction('/api/fact-sheet');
  });
  afterAll(() => sandbox.close());

  const [factSheet = ''] = readdirSync('content/insights/factsheet')
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.basename(name, '.md'));
  const visitor = { ...contact, factSheet };
  const body = JSON.stringify(visitor);
  const huge = JSON.stringify({ ...visitor, message: 'x'.repeat(200_000) });
  const inBase64 = Buffer.from(body).toString('base64');
  const form = { origin: [origin], 'content-type': ['application/x-www-form-urlencoded'] };

  test.each<[string, number, Event]>([
    ['a visitor’s request', 202, postEvent(origin, body)],
    ['a body in base64', 202, postEvent(origin, inBase64, { isBase64Encoded: true })],
    ['no body', 400, postEvent(origin, null)],
    ['a broken body', 400, postEvent(origin, '{"firstName": ')],
    ['another site', 403, postEvent('https://other.example', body)],
    ['a preview', 403, postEvent(deployUrl, body)],
    ['another method', 405, postEvent(origin, null, { httpMethod: 'GET' })],
    ['a huge body', 413, postEvent(origin, huge)],
    ['another type', 415, postEvent(origin, 'a=1', { multiValueHeaders: form })],
  ])('%s is answered with %d and a reason as JSON', async (_name, status, event) => {
    const result = await handler(event, {});
    expect(result.statusCode).toBe(status);
    const encoding = result.isBase64Encoded ? 'base64' : 'utf8';
    const reason: unknown = JSON.parse(Buffer.from(result.body ?? '', encoding).toString());
    expect(reason).toEqual(expect.objectContaining({ status: expect.any(String) }));
  });
});

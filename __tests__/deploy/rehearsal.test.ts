/**
 * What `npm run rehearse` has left: the site as Netlify gets it.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import errorPage from '../../content/pages/error.json';
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
    ['/', '/home'],
    ['/solutions', '/solutions/operationalrisk'],
    ['/insights', '/insights/blog'],
  ])('%s is led to %s by the host', (from, to) => {
    expect(answerTo(from, folder)).toEqual({ status: 301, target: to });
  });

  test('another kind of insights is answered with the blog list’s page', () => {
    const { status, target } = answerTo('/insights/anything', folder);
    expect(status).toBe(200);
    expect(readFileSync(path.join(folder, target), 'utf8')).toContain('/insights/blog"');
  });

  test.each(['/nowhere', '/insights/blog/content/missing', '/solutions/other'])(
    '%s is answered with 404 and the error screen',
    (route) => {
      expect(answerTo(route, folder)).toEqual({ status: 404, target: '/404.html' });
      expect(readFileSync(path.join(folder, '404.html'), 'utf8')).toContain(errorPage.title);
    },
  );

  test('the function has its address', () => {
    const { status, target } = answerTo('/api/fact-sheet', folder);
    expect(status).toBe(200);
    expect(target).toMatch(/^\/\.netlify\/functions\//);
  });
});

describe('headers', () => {
  const headersFor = headerRules(readFileSync(path.join(folder, '_headers'), 'utf8'));

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
    const home = readFileSync(path.join(folder, answerTo('/home', folder).target), 'utf8');
    const script = /src="(\/app-[^"]+\.js)"/.exec(home)?.[1] ?? '';
    expect(headersFor(script).get('cache-control')).toBe('public, max-age=31536000, immutable');
  });
});

describe('nothing of a preview', () => {
  test.each([...Object.keys(unpublishedPosts), site.previewNotice])('no file has “%s”', (words) => {
    const texts = [...readTexts(/\.(html|js|json|xml|txt)$|^_[a-z]+$/)];
    expect(texts.length).toBeGreaterThan(pageRoutes.length);
    expect(texts.filter(([, text]) => text.includes(words)).map(([file]) => file)).toEqual([]);
  });

  test('search engines may show a page', () => {
    const headersFor = headerRules(readFileSync(path.join(folder, '_headers'), 'utf8'));
    expect(headersFor('/home').has('x-robots-tag')).toBe(false);
    const home = readFileSync(path.join(folder, answerTo('/home', folder).target), 'utf8');
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

  const call = (body: string | null, changes: Partial<Event> = {}) =>
    handler(postEvent(origin, body, changes), {});

  const [factSheet = ''] = readdirSync('content/insights/factsheet')
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.basename(name, '.md'));
  const visitor = { ...contact, factSheet };

  test('a visitor’s request is accepted', async () => {
    expect((await call(JSON.stringify(visitor))).statusCode).toBe(202);
  });

  test('a body in base64 is the same body', async () => {
    const body = Buffer.from(JSON.stringify(visitor)).toString('base64');
    expect((await call(body, { isBase64Encoded: true })).statusCode).toBe(202);
  });

  test.each([
    ['no body', null, 400],
    ['a broken body', '{"firstName": ', 400],
    ['a huge body', JSON.stringify({ ...visitor, message: 'x'.repeat(200_000) }), 413],
  ])('%s is answered with a JSON reason', async (_name, body, status) => {
    const result = await call(body);
    expect(result.statusCode).toBe(status);
    const text = Buffer.from(
      result.body ?? '',
      result.isBase64Encoded ? 'base64' : 'utf8',
    ).toString();
    expect(JSON.parse(text)).toEqual(expect.objectContaining({ status: expect.any(String) }));
  });

  test('another method, type or origin is refused', async () => {
    expect((await call(null, { httpMethod: 'GET' })).statusCode).toBe(405);
    const form = { origin: [origin], 'content-type': ['application/x-www-form-urlencoded'] };
    expect((await call('a=1', { multiValueHeaders: form })).statusCode).toBe(415);
    for (const foreign of ['https://other.example', deployUrl]) {
      const { statusCode } = await handler(postEvent(foreign, JSON.stringify(visitor)), {});
      expect(statusCode).toBe(403);
    }
  });
});

/** Tests the build of `npm run rehearse`: the site as it is deployed to Netlify. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import site from '../../content/site.json';
import { sandboxEnvironment, startSandbox, type Sandbox } from '../../tools/sandbox';
import { postEvent, rehearsedFunction, type Handler } from '../../tools/rehearsal/function';
import {
  deployUrl,
  publicFolder as folder,
  readTexts,
  unpublishedPosts,
} from '../../tools/rehearsal/builds';
import { openNetlify, type NetlifyAnswer } from '../../tools/rehearsal/netlify';
import { copySite, removeSite } from '../../tools/site/copy-site';
import { pageRoutes } from '../../tools/site/routes';
import { contact } from '../fixtures/contact';

let answerTo: (address: string) => NetlifyAnswer;
beforeAll(async () => {
  answerTo = await openNetlify(folder);
});

const readPage = (address: string) =>
  readFileSync(path.join(folder, answerTo(address).target), 'utf8');

test('each address leads to a file, and an unknown kind of insight to the blog list', () => {
  for (const route of [...pageRoutes, '/insights/anything']) {
    const { status, target } = answerTo(route);
    expect([route, status, existsSync(path.join(folder, target))]).toEqual([route, 200, true]);
  }
  expect(readPage('/insights/anything')).toContain('/insights/blog"');
});

test.each(['/home', '/nowhere', '/page-data/home/page-data.json', '/favicon.svg'])(
  '%s has the headers of the site and is revalidated',
  (address) => {
    const { headers } = answerTo(address);
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; /);
    expect(headers.get('strict-transport-security')).toContain('max-age=');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('cache-control') ?? 'public, max-age=0, must-revalidate').toBe(
      'public, max-age=0, must-revalidate',
    );
  },
);

test('no file contains anything of a preview, and pages are not noindex', () => {
  const texts = [...readTexts(/\.(html|js|json|xml|txt)$|^_[a-z]+$/)];
  expect(texts.length).toBeGreaterThan(pageRoutes.length);
  const previewed = [...unpublishedPosts.map(({ slug }) => slug), site.previewNotice];
  const found = texts.filter(([, text]) => previewed.some((words) => text.includes(words)));
  expect(found.map(([file]) => file)).toEqual([]);
  expect(answerTo('/home').headers.has('x-robots-tag')).toBe(false);
  expect(readPage('/home')).not.toContain('noindex');
});

test('a build without CMS_REPOSITORY has no editor (R294)', () => {
  expect(existsSync(path.join(folder, 'admin'))).toBe(false);
  expect(readFileSync(path.join(folder, '_headers'), 'utf8')).not.toContain('/admin');
});

describe('the function, called as on Netlify', () => {
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

  test.each<[string, number, object]>([
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

test('the rehearsal does not change the project and leaves nothing behind if it is stopped', async () => {
  const root = await copySite();
  const build = ['public', '.cache'].map((name) => path.join(root, name, 'earlier'));
  for (const folder of build) mkdirSync(folder, { recursive: true });
  const files = () =>
    ['content', 'public', '.cache'].map((name) =>
      readdirSync(path.join(root, name), { recursive: true }),
    );
  const before = files();
  const args = ['--import', 'tsx', 'tools/rehearsal/rehearse.ts'];
  const rehearse = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(rehearse, 'exit');
  // Gatsby's first output.
  await once(rehearse.stdout, 'data');
  const during = files();
  rehearse.kill('SIGINT');
  await ended;
  expect([during, files()]).toEqual([before, before]);
  expect(existsSync(path.join(root, '.rehearsal'))).toBe(false);
  await removeSite(root);
});

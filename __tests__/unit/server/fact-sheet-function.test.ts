import { request as httpRequest } from 'node:http';
import { factSheetPath } from '../../../src/server/fact-sheet-link';
import { sandboxEnvironment, startSandbox, type Sandbox } from '../../../tools/sandbox';
import { callsOf, setModes } from '../sandbox/calls';
import {
  ask,
  FACT_SHEET,
  ORIGIN,
  request,
  send,
  startSite,
  type Site,
  type SiteAnswer,
} from './site';

let sandbox: Sandbox;
let site: Site;

beforeEach(async () => {
  sandbox = await startSandbox({ port: 0 });
  site = await startSite(sandbox.url);
});
afterEach(async () => {
  await site.close();
  await sandbox.close();
});

const received = () => callsOf(sandbox);
const setMode = (mode: string) => setModes(sandbox, { mail: mode });

function bodyOf({ text }: SiteAnswer): unknown {
  return JSON.parse(text);
}

async function restart(change: Parameters<typeof startSite>[1]) {
  await site.close();
  site = await startSite(sandbox.url, change);
}

function variables(change: Record<string, string | undefined>) {
  const all: Record<string, string | undefined> = {
    ...sandboxEnvironment(sandbox.url, ORIGIN),
    ...change,
  };
  return (name: string) => all[name];
}

test('202: the e-mail is sent, with the name escaped and the link from the content', async () => {
  const answer = await ask(site);
  expect(answer.status).toBe(202);
  expect(bodyOf(answer)).toEqual({ status: 'accepted' });
  expect(answer.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'strict-transport-security': expect.stringContaining('max-age='),
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  });
  const path = factSheetPath(FACT_SHEET.slug, 'sandbox-secret-that-protects-nothing');
  expect(await received()).toEqual([
    expect.objectContaining({
      endpoint: 'mail',
      mistakes: [],
      payload: expect.objectContaining({
        message: expect.objectContaining({
          to: [{ email: 'anna@bank.example', name: 'Anna Smith', type: 'to' }],
          global_merge_vars: [
            { name: 'NAME', content: 'Anna Smith' },
            { name: 'PDF_NAME', content: 'Liability &amp; protection' },
            { name: 'DOWNLOAD_LINK', content: `${ORIGIN}${path}` },
          ],
        }),
      }),
    }),
  ]);
  expect(site.log).toEqual(['/api/fact-sheet: the mail provider: recipient sent']);
});

test('202: optional fields may be left out, unknown ones are ignored', async () => {
  const { lastName, ...needed } = request;
  const answer = await ask(site, { ...needed, DOWNLOAD_LINK: 'https://evil.example' });
  expect(answer.status).toBe(202);
  expect(JSON.stringify(await received())).not.toContain('evil.example');
  expect(lastName).not.toBe('');
});

test.each([
  ['a honeypot filled with something else than text', { companyFax: ['x'] }],
  ['a filled honeypot beside wrong fields', { companyFax: 'x', firstName: '' }],
])('202: %s sends nothing', async (_, change) => {
  const answer = await ask(site, { ...request, ...change });
  expect(answer.status).toBe(202);
  expect(bodyOf(answer)).toEqual({ status: 'accepted' });
  expect(await received()).toEqual([]);
});

test('400: an empty request gets an error for each mandatory field', async () => {
  const answer = await ask(site, {});
  expect(answer.status).toBe(400);
  expect(bodyOf(answer)).toEqual({
    status: 'invalid',
    fields: {
      firstName: 'required',
      businessMail: 'required',
      factSheet: 'invalid',
    },
  });
});

test.each([
  ['a wrong value', { firstName: 'A1' }, { firstName: 'invalid' }],
  ['an address to pass on', { businessMail: 'a%b.cc@d.ee' }, { businessMail: expect.any(String) }],
  ['a list', { lastName: ['x'] }, { lastName: 'invalid' }],
  ['an unknown fact sheet', { factSheet: 'other' }, { factSheet: 'invalid' }],
  ['an inherited name', { factSheet: 'constructor' }, { factSheet: 'invalid' }],
])('400: %s gets an error for its field', async (_, change, fields) => {
  const answer = await ask(site, { ...request, ...change });
  expect(answer.status).toBe(400);
  expect(bodyOf(answer)).toEqual({ status: 'invalid', fields });
  expect(await received()).toEqual([]);
});

test.each(['{', 'null', '[]', '"text"'])('400: the body %j is malformed', async (body) => {
  const headers = { origin: ORIGIN, 'content-type': 'application/json' };
  const answer = await send(site.url, { headers, body });
  expect(answer.status).toBe(400);
  expect(bodyOf(answer)).toEqual({ status: 'malformed' });
});

test.each([
  ['another site', { origin: 'https://evil.example' }],
  ['somebody who does not say where from', {}],
])('403: %s may not ask', async (_, origin) => {
  const headers = { ...origin, 'content-type': 'application/json' };
  const answer = await send(site.url, { headers, body: JSON.stringify(request) });
  expect(answer.status).toBe(403);
  expect(bodyOf(answer)).toEqual({ status: 'forbidden' });
  expect(await received()).toEqual([]);
});

test.each(['GET', 'PUT', 'OPTIONS'])('405: %s is not offered', async (method) => {
  const answer = await send(site.url, { method, headers: { origin: ORIGIN } });
  expect(answer.status).toBe(405);
  expect(answer.headers.allow).toBe('POST');
  expect(bodyOf(answer)).toEqual({ status: 'method-not-allowed' });
});

test('413: more than 16 KiB is too much', async () => {
  const answer = await ask(site, { ...request, lastName: 'x'.repeat(17_000) });
  expect(answer.status).toBe(413);
  expect(bodyOf(answer)).toEqual({ status: 'too-large' });
});

test.each([
  ['a longer name', { 'content-type': 'application/jsonx' }],
  ['compressed JSON', { 'content-encoding': 'gzip' }],
])('415: %s is not understood', async (_, headers) => {
  const answer = await ask(site, request, headers);
  expect(answer.status).toBe(415);
  expect(bodyOf(answer)).toEqual({ status: 'unsupported-media-type' });
});

test('a content type may carry a character set and capital letters', async () => {
  const answer = await ask(site, request, { 'content-type': 'Application/JSON; charset=UTF-8' });
  expect(answer.status).toBe(202);
});

test('429: the cap per recipient stops further e-mails, and Retry-After says for how long', async () => {
  await restart({ variable: variables({ MAIL_CAP_PER_RECIPIENT: '2' }) });
  expect((await ask(site)).status).toBe(202);
  expect((await ask(site)).status).toBe(202);
  const answer = await ask(site);
  expect(answer.status).toBe(429);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(23 * 3600);
  expect(bodyOf(answer)).toEqual({ status: 'too-many-requests' });
  expect(await received()).toHaveLength(2);
  expect(site.log.slice(2)).toEqual(['/api/fact-sheet: the limit per recipient is reached']);
});

test('429: the caps per client and per day do the same', async () => {
  const others = (count: number) => ({ ...request, businessMail: `a${count}@bank.example` });
  for (const name of ['MAIL_CAP_PER_CLIENT', 'MAIL_CAP_PER_DAY']) {
    await restart({ variable: variables({ [name]: '1' }) });
    expect((await ask(site, others(1))).status).toBe(202);
    expect((await ask(site, others(2))).status).toBe(429);
  }
});

test('a refused request does not count towards a cap', async () => {
  await restart({ variable: variables({ MAIL_CAP_PER_DAY: '1' }) });
  await ask(site, {});
  await ask(site, request, { origin: 'https://evil.example' });
  await ask(site, { ...request, companyFax: 'x' });
  expect((await ask(site)).status).toBe(202);
});

test('502: the provider fails, and the next try succeeds', async () => {
  await setMode('rejected');
  const answer = await ask(site);
  expect(answer.status).toBe(502);
  expect(bodyOf(answer)).toEqual({ status: 'failed' });
  expect(site.log).toEqual(['/api/fact-sheet: the mail provider: recipient rejected']);
  await setMode('ok');
  expect((await ask(site)).status).toBe(202);
});

test('502: without its configuration the function says what is missing, in the log only', async () => {
  await restart({ variable: variables({ MAIL_API_KEY: undefined, SITE_URL: undefined }) });
  const answer = await ask(site);
  expect(answer.status).toBe(502);
  expect(bodyOf(answer)).toEqual({ status: 'failed' });
  expect(site.log).toEqual(['/api/fact-sheet: Error: missing or wrong: MAIL_API_KEY, SITE_URL']);
});

test('502: an error of our own is answered like any failure', async () => {
  await restart({
    sendEmail: () => {
      throw new Error('a mistake at line 1');
    },
  });
  const answer = await ask(site);
  expect(answer.status).toBe(502);
  expect(answer.text).toBe('{"status":"failed"}');
  expect(site.log).toEqual(['/api/fact-sheet: Error: a mistake at line 1']);
});

test('no answer and no log line holds the key or what somebody typed', async () => {
  const seen: string[] = [];
  for (const mode of ['ok', 'rejected', 'invalid', 'error', 'error-400', 'error-500']) {
    await setMode(mode);
    seen.push((await ask(site)).text);
  }
  await restart({ variable: variables({ MAIL_API_KEY: 'old-key' }) });
  seen.push((await ask(site)).text, ...site.log);
  for (const text of seen) expect(text).not.toMatch(/sandbox-key|old-key|anna@|Smith|secret/);
});

test('a key is rotated between two requests', async () => {
  let key = 'old-key';
  const others = variables({});
  await restart({ variable: (name) => (name === 'MAIL_API_KEY' ? key : others(name)) });
  expect((await ask(site)).status).toBe(502);
  key = 'sandbox-key';
  expect((await ask(site)).status).toBe(202);
});

test('a request that is broken off does not stop the next one', async () => {
  await new Promise<void>((resolve) => {
    const leaving = httpRequest(site.url, {
      method: 'POST',
      headers: { origin: ORIGIN, 'content-type': 'application/json', 'content-length': 500 },
    });
    leaving.on('error', () => resolve()).write('{"firstName"', () => leaving.destroy());
    leaving.on('close', () => resolve());
  });
  expect((await ask(site)).status).toBe(202);
});

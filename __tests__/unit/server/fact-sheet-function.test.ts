/** The function as Netlify calls it (https://docs.netlify.com/build/functions/lambda-compatibility/). */
import os from 'node:os';
import netlify from 'gatsby-adapter-netlify';
import { HONEYPOT, REQUEST_BODY_MAX } from '../../../src/forms/rules';
import {
  createFactSheetFunction,
  type FactSheetFunction,
} from '../../../src/server/function/handle-fact-sheet';
import { serveFactSheet } from '../../../src/server/function/serve-fact-sheet';
import { pdfAddress } from '../../../src/server/shared/pdf-address';
import { sandboxEnvironment, startSandbox, type Sandbox } from '../../../tools/sandbox';
import { CONTENT, FACT_SHEET, ORIGIN, request } from '../../fixtures/fact-sheet';
import { useFolder } from '../../fixtures/folder';
import { international } from '../../fixtures/form-settings';
import { callsOf, setModes } from '../sandbox/calls';

type Call = [Parameters<typeof serveFactSheet>[0], Parameters<typeof serveFactSheet>[1]];
type Answer = { statusCode: number; multiValueHeaders: NodeJS.Dict<[string]>; body: string };

const { at, write } = useFolder('file');
let handler: (event: object, context: object) => Promise<Answer>;
let answerTo: FactSheetFunction;
let environment: NodeJS.Dict<string>;
let log: string[];
let sandbox: Sandbox;

beforeAll(async () => {
  const project = process.cwd();
  // The adapter leaves folders behind there.
  const tmpdir = jest.spyOn(os, 'tmpdir').mockReturnValue(at());
  const serve = (...call: Call) => serveFactSheet(...call, answerTo);
  Object.assign(globalThis, { serve });
  write('function.js', 'module.exports = globalThis.serve;');
  process.chdir(at());
  const definition = { functionId: 'f', name: 'f', pathToEntryPoint: 'function.js' };
  const functionsManifest = [{ ...definition, requiredFiles: [] }];
  const manifests = { routesManifest: [], headerRoutes: [], functionsManifest };
  await Reflect.apply(netlify().adapt, undefined, [manifests]);
  process.chdir(project);
  tmpdir.mockRestore();
  ({ handler } = await import(at('.netlify/functions-internal/f/f.js')));
});

/** Starts a function that sends mail to the sandbox, with other variables. */
function start(change: NodeJS.Dict<string> = {}, formSettings = CONTENT.formSettings): void {
  log = [];
  environment = { ...sandboxEnvironment(sandbox.url, ORIGIN), ...change };
  const keep = (line: string) => log.push(line);
  answerTo = createFactSheetFunction({
    content: { ...CONTENT, formSettings },
    variable: (name) => environment[name],
    log: { info: keep, warn: keep, error: keep },
  });
}

beforeEach(async () => {
  sandbox = await startSandbox({ port: 0 });
  start();
});
afterEach(() => sandbox.close());

const setMode = (mode: string) => setModes(sandbox, { mail: mode });
const received = () => callsOf(sandbox);

/** Posts as the form does, from a page of the site, unless the headers or the event say otherwise. */
async function ask(change: object = {}, headers: NodeJS.Dict<string> = {}, event: object = {}) {
  const sent = {
    origin: ORIGIN,
    'content-type': 'application/json',
    'x-nf-client-connection-ip': '192.0.2.1',
    ...headers,
  };
  const { statusCode, multiValueHeaders, body } = await handler(
    {
      path: '/api/fact-sheet',
      httpMethod: 'POST',
      multiValueHeaders: Object.fromEntries(
        Object.entries(sent).map(([name, value]) => [name, [value]]),
      ),
      body: JSON.stringify({ ...request, ...change }),
      isBase64Encoded: false,
      ...event,
    },
    {},
  );
  const text = atob(body);
  const answered: unknown = JSON.parse(text);
  return { status: statusCode, headers: multiValueHeaders, text, answered };
}

/** The statuses of requests that are sent one after another. */
async function statusesOf(...requests: Parameters<typeof ask>[]) {
  const statuses: number[] = [];
  for (const sent of requests) statuses.push((await ask(...sent)).status);
  return statuses;
}

test('202: the email has the cleaned values and the link to the PDF', async () => {
  // Invisible characters, and an address in full width, are read as the plain ones.
  const copied = { firstName: '\u200b Anna\u00a0', businessMail: '\ufeffanna＠bank.example ' };
  const { status, headers, answered } = await ask(copied);
  expect(status).toBe(202);
  expect(answered).toEqual({ status: 'accepted' });
  expect(headers).toEqual({
    'content-type': ['application/json; charset=utf-8'],
    'cache-control': ['no-store'],
    'x-content-type-options': ['nosniff'],
    'strict-transport-security': [expect.stringMatching(/^max-age=[3-9]\d{7}; includeSubDomains$/)],
    'content-security-policy': ["default-src 'none'; frame-ancestors 'none'"],
  });
  const path = pdfAddress(FACT_SHEET.slug, String(environment.FACT_SHEET_SECRET));
  const message = {
    from_email: environment.MAIL_FROM_ADDRESS,
    from_name: environment.MAIL_FROM_NAME,
    to: [{ email: 'anna@bank.example', name: 'Anna Smith', type: 'to' }],
    subject: CONTENT.emailSubject,
    global_merge_vars: [
      { name: 'NAME', content: 'Anna Smith' },
      { name: 'PDF_NAME', content: 'Liability & &lt;protection>' },
      { name: 'DOWNLOAD_LINK', content: `${ORIGIN}${path}` },
    ],
  };
  // Not the key, which the sandbox needs and does not keep.
  const payload = { template_name: 'Fact Sheet Email', template_content: [], message };
  expect(await received()).toEqual([expect.objectContaining({ endpoint: 'mail', payload })]);
  expect(log).toEqual(['/api/fact-sheet: the mail provider: recipient sent (1 sent, 0 failed)']);
});

test('202: what the form accepts is accepted, and unknown fields and a charset are ignored', async () => {
  const DOWNLOAD_LINK = 'https://evil.example';
  const body = { lastName: undefined, businessMail: 'a%b@bank.example', DOWNLOAD_LINK };
  const headers = { 'content-type': 'Application/JSON; charset=UTF-8' };
  const base64 = { body: btoa(JSON.stringify({ ...request, ...body })), isBase64Encoded: true };
  expect((await ask({}, headers, base64)).status).toBe(202);
  const sent = await received();
  expect(sent).toMatchObject([{ payload: { message: { to: [{ name: request.firstName }] } } }]);
  expect(JSON.stringify(sent)).not.toContain('evil.example');
});

test('punctuation in a name is accepted where the settings allow it', async () => {
  const name = { firstName: 'Karl-Heinz' };
  expect(await statusesOf([name])).toEqual([400]);
  start({}, international);
  expect(await statusesOf([name])).toEqual([202]);
});

test.each([
  ['a honeypot with a value other than text', { [HONEYPOT]: ['x'] }],
  ['a filled honeypot and invalid fields', { [HONEYPOT]: 'x', firstName: '' }],
])('202: %s sends nothing', async (_, change) => {
  expect(await ask(change)).toMatchObject({ status: 202, answered: { status: 'accepted' } });
  expect(await received()).toEqual([]);
});

const empty = Object.fromEntries(Object.keys(request).map((name) => [name, undefined]));
test.each([
  ['nothing', empty, { firstName: 'required', businessMail: 'required', factSheet: 'invalid' }],
  ['an invalid value', { firstName: 'A1' }, { firstName: 'invalid' }],
  ['a value that is no text', { firstName: { toString: 1 } }, { firstName: 'invalid' }],
  ['a list', { factSheet: [FACT_SHEET.slug] }, { factSheet: 'invalid' }],
  ['an unknown fact sheet', { factSheet: 'other' }, { factSheet: 'invalid' }],
])('400: %s gets an error for each invalid field', async (_, change, fields) => {
  expect(await ask(change)).toMatchObject({ status: 400, answered: { status: 'invalid', fields } });
  expect(await received()).toEqual([]);
});

test.each<[number, string, NodeJS.Dict<string>, object]>([
  [400, 'malformed', {}, { body: '{' }],
  [400, 'malformed', {}, { body: '[]' }],
  [400, 'malformed', {}, { body: btoa('{"firstName":"\xff"}'), isBase64Encoded: true }],
  [400, 'malformed', {}, { body: 'x'.repeat(REQUEST_BODY_MAX) }],
  [403, 'forbidden', { origin: 'https://evil.example' }, {}],
  [405, 'method-not-allowed', {}, { httpMethod: 'GET', body: null }],
  [413, 'too-large', {}, { body: 'x'.repeat(REQUEST_BODY_MAX + 1) }],
  [415, 'unsupported-media-type', { 'content-type': 'application/jsonx' }, {}],
  [415, 'unsupported-media-type', { 'content-encoding': 'gzip' }, {}],
])('%d: %s with %j', async (status, reason, sent, event) => {
  const answer = await ask({}, sent, event);
  expect(answer).toMatchObject({ status, answered: { status: reason } });
  expect(answer.headers.allow).toEqual(status === 405 ? ['POST'] : undefined);
  expect(await received()).toEqual([]);
});

const other = { businessMail: 'other@bank.example' };

test('429: a cap stops more emails, and Retry-After says for how long', async () => {
  start({ MAIL_CAP_PER_RECIPIENT: '1' });
  expect((await ask()).status).toBe(202);
  const stopped = await ask({ businessMail: request.businessMail.replace('@', '+tag@') });
  expect(stopped).toMatchObject({ status: 429, answered: { status: 'too-many-requests' } });
  expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(23 * 3600);
  expect(await received()).toHaveLength(1);
  expect(log).toContain('/api/fact-sheet: the limit per recipient is reached');
});

test('each visitor has a cap of their own, to which refused requests do not count', async () => {
  start({ MAIL_CAP_PER_CLIENT: '1' });
  const foreign = { origin: 'https://evil.example' };
  const uncounted = await statusesOf([empty], [{}, foreign], [{ [HONEYPOT]: 'x' }]);
  expect(uncounted).toEqual([400, 403, 202]);
  const elsewhere = { 'x-nf-client-connection-ip': '192.0.2.2' };
  expect(await statusesOf([], [other], [other, elsewhere])).toEqual([202, 429, 202]);
});

test('202: a repeated request sends only one email unless the first one failed', async () => {
  const answers = await Promise.all([ask(), ask({ firstName: 'Anne' })]);
  answers.push(await ask());
  expect(answers.map(({ status }) => status)).toEqual([202, 202, 202]);
  expect(await received()).toHaveLength(1);

  await setMode('rejected');
  const failed = await Promise.all([ask(other), ask(other)]);
  expect(failed.map(({ status }) => status)).toEqual([502, 502]);
  await setMode('ok');
  expect((await ask(other)).status).toBe(202);
  expect(await received()).toHaveLength(3);
});

test('502: without its configuration, the function reports what is missing only in the log', async () => {
  start({ MAIL_API_KEY: undefined, SITE_URL: undefined });
  expect(await ask()).toMatchObject({ status: 502, answered: { status: 'failed' } });
  expect(log).toEqual(['/api/fact-sheet: Error: missing or wrong: MAIL_API_KEY, SITE_URL']);
});

test('no answer or log line contains the key or what a visitor typed, and a new key is used at once', async () => {
  const seen: string[] = [];
  for (const mode of ['ok', 'rejected', 'error', 'cut']) {
    await setMode(mode);
    // Each mode has its own address, since a repeated request gets the first answer again.
    const { status, text } = await ask({ businessMail: `anna@${mode}.example` });
    expect(status).toBe(mode === 'ok' ? 202 : 502);
    seen.push(text);
  }
  await setMode('ok');
  environment.MAIL_API_KEY = 'old-key';
  const refused = await ask();
  environment.MAIL_API_KEY = 'sandbox-key';
  expect([refused.status, (await ask()).status]).toEqual([502, 202]);
  expect(log.at(-1)).toContain('(2 sent, 4 failed)');
  for (const text of [...seen, refused.text, ...log]) {
    expect(text).not.toMatch(/sandbox-key|old-key|anna@|Smith|secret/);
  }
});

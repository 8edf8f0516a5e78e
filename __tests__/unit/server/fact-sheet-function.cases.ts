import { HONEYPOT } from '../../../src/forms/rules';
import { pdfAddress } from '../../../src/server/shared/pdf-address';
import { HSTS } from '../../../src/server/shared/security-headers';
import { startSandbox, type Sandbox } from '../../../tools/sandbox';
import { callsOf, setModes } from '../sandbox/calls';
import { FACT_SHEET, ORIGIN, request, send, startSite, type Sent, type Site } from './site';

describe('the fact-sheet function', () => {
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

  /** Posts as the form does, from a page of the site, unless `sent` says otherwise. */
  async function ask(body: object = request, { headers, ...sent }: Sent = {}) {
    const answer = await send(site.url, {
      headers: { origin: ORIGIN, 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
      ...sent,
    });
    const answered: unknown = JSON.parse(answer.text);
    return { ...answer, answered };
  }

  async function restart(change: NodeJS.Dict<string>) {
    await site.close();
    site = await startSite(sandbox.url, change);
  }

  test('202: the email follows the contract, with escaped texts and the link to the PDF', async () => {
    // Invisible characters, and an address in full width, are read as the plain ones.
    const copied = { firstName: '\u200b Anna\u00a0', businessMail: '\ufeffanna＠bank.example ' };
    const { status, headers, answered } = await ask({ ...request, ...copied });
    expect(status).toBe(202);
    expect(answered).toEqual({ status: 'accepted' });
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'strict-transport-security': HSTS,
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    });
    const path = pdfAddress(FACT_SHEET.slug, 'sandbox-secret-that-protects-nothing');
    expect(await received()).toEqual([
      expect.objectContaining({
        endpoint: 'mail',
        mistakes: [],
        payload: {
          template_name: 'Fact Sheet Email',
          template_content: [],
          message: {
            from_email: 'fact-sheets@sandbox.example',
            from_name: 'Fact sheets',
            subject: 'Your Downloadable PDF',
            to: [{ email: 'anna@bank.example', name: 'Anna Smith', type: 'to' }],
            global_merge_vars: [
              { name: 'NAME', content: 'Anna Smith' },
              { name: 'PDF_NAME', content: 'Liability &amp; protection' },
              { name: 'DOWNLOAD_LINK', content: `${ORIGIN}${path}` },
            ],
          },
        },
      }),
    ]);
    expect(site.log).toEqual(['/api/fact-sheet: the mail provider: recipient sent']);
  });

  test('202: the last name may be missing, and unknown fields and a charset are ignored', async () => {
    const body = { ...request, lastName: undefined, DOWNLOAD_LINK: 'https://evil.example' };
    const headers = { 'content-type': 'Application/JSON; charset=UTF-8' };
    expect((await ask(body, { headers })).status).toBe(202);
    expect(JSON.stringify(await received())).not.toContain('evil.example');
  });

  test.each([
    ['a honeypot with a value other than text', { [HONEYPOT]: ['x'] }],
    ['a filled honeypot and invalid fields', { [HONEYPOT]: 'x', firstName: '' }],
  ])('202: %s sends nothing', async (_, change) => {
    const { status, answered } = await ask({ ...request, ...change });
    expect(status).toBe(202);
    expect(answered).toEqual({ status: 'accepted' });
    expect(await received()).toEqual([]);
  });

  test.each([
    [
      'an empty request',
      { firstName: undefined, lastName: undefined, businessMail: undefined, factSheet: undefined },
      { firstName: 'required', businessMail: 'required', factSheet: 'invalid' },
    ],
    ['an invalid value', { firstName: 'A1' }, { firstName: 'invalid' }],
    [
      'an address with a relay route',
      { businessMail: 'a%b.cc@d.ee' },
      { businessMail: 'emailLocalCharacters' },
    ],
    ['an address without a mailbox', { businessMail: 'a@b..com' }, { businessMail: 'invalid' }],
    ['an unknown fact sheet', { factSheet: 'other' }, { factSheet: 'invalid' }],
  ])('400: %s gets an error for each invalid field', async (_, change, fields) => {
    const { status, answered } = await ask({ ...request, ...change });
    expect(status).toBe(400);
    expect(answered).toEqual({ status: 'invalid', fields });
    expect(await received()).toEqual([]);
  });

  test.each<[number, string, Sent]>([
    [400, 'malformed', { body: '{' }],
    [400, 'malformed', { body: 'null' }],
    [400, 'malformed', { body: '[]' }],
    [403, 'forbidden', { headers: { origin: 'https://evil.example' } }],
    [405, 'method-not-allowed', { method: 'GET', body: '' }],
    [413, 'too-large', { body: 'x'.repeat(17_000) }],
    [415, 'unsupported-media-type', { headers: { 'content-type': 'application/jsonx' } }],
    [415, 'unsupported-media-type', { headers: { 'content-encoding': 'gzip' } }],
  ])('%d: %s', async (status, reason, sent) => {
    const answer = await ask(request, sent);
    expect(answer.status).toBe(status);
    expect(answer.answered).toEqual({ status: reason });
    expect(answer.headers.allow).toBe(status === 405 ? 'POST' : undefined);
    expect(await received()).toEqual([]);
  });

  test.each([
    ['recipient', request.businessMail.replace('@', '+tag@')],
    ['client', 'other@bank.example'],
    ['day', 'other@bank.example'],
  ])(
    '429: the cap per %s stops more emails, and Retry-After says for how long',
    async (limit, businessMail) => {
      await restart({ [`MAIL_CAP_PER_${limit.toUpperCase()}`]: '1' });
      expect((await ask()).status).toBe(202);
      const { status, headers, answered } = await ask({ ...request, businessMail });
      expect(status).toBe(429);
      expect(Number(headers['retry-after'])).toBeGreaterThan(23 * 3600);
      expect(answered).toEqual({ status: 'too-many-requests' });
      expect(await received()).toHaveLength(1);
      expect(site.log).toContain(`/api/fact-sheet: the limit per ${limit} is reached`);
    },
  );

  test('202: a repeated request sends only one email unless the first one failed', async () => {
    await setMode('slow');
    const answers = await Promise.all([ask(), ask({ ...request, firstName: 'Anne' })]);
    answers.push(await ask());
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202]);
    expect(await received()).toHaveLength(1);

    const other = { ...request, businessMail: 'other@bank.example' };
    await setMode('rejected');
    const failed = await Promise.all([ask(other), ask(other)]);
    expect(failed.map(({ status }) => status)).toEqual([502, 502]);
    await setMode('ok');
    expect((await ask(other)).status).toBe(202);
    expect(await received()).toHaveLength(3);
  });

  test('a refused request does not count towards a cap', async () => {
    await restart({ MAIL_CAP_PER_DAY: '1' });
    await ask({});
    await ask(request, { headers: { origin: 'https://evil.example' } });
    await ask({ ...request, [HONEYPOT]: 'x' });
    expect((await ask()).status).toBe(202);
  });

  test('502: without its configuration, the function reports what is missing only in the log', async () => {
    await restart({ MAIL_API_KEY: undefined, SITE_URL: undefined });
    const { status, answered } = await ask();
    expect(status).toBe(502);
    expect(answered).toEqual({ status: 'failed' });
    expect(site.log).toEqual(['/api/fact-sheet: Error: missing or wrong: MAIL_API_KEY, SITE_URL']);
  });

  test('no answer or log line contains the key or what a visitor typed', async () => {
    const seen: string[] = [];
    for (const mode of ['ok', 'rejected', 'error', 'cut']) {
      await setMode(mode);
      // Each mode has its own address, since a repeated request gets the first answer again.
      const businessMail = `anna@${mode}.example`;
      const { status, text } = await ask({ ...request, businessMail });
      expect(status).toBe(mode === 'ok' ? 202 : 502);
      seen.push(text);
    }
    site.environment.MAIL_API_KEY = 'old-key';
    seen.push((await ask()).text, ...site.log);
    for (const text of seen) expect(text).not.toMatch(/sandbox-key|old-key|anna@|Smith|secret/);
  });

  test('a new key takes effect with the next request', async () => {
    site.environment.MAIL_API_KEY = 'old-key';
    expect((await ask()).status).toBe(502);
    site.environment.MAIL_API_KEY = 'sandbox-key';
    expect((await ask()).status).toBe(202);
  });
});

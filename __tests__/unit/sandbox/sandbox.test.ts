import { environmentMistakes } from '../../../plugins/gatsby-plugin-environment-check/environment';
import { readSettings } from '../../../src/server/shared/settings';
import { sandboxEnvironment, startSandbox, type Sandbox } from '../../../tools/sandbox';
import { callsOf, setModes } from './calls';

let sandbox: Sandbox;
beforeEach(async () => {
  sandbox = await startSandbox({ port: 0 });
});
afterEach(() => sandbox.close());

const at = (path: string) => `${sandbox.url}${path}`;

const enquiry = { firstName: 'Anna' };
const email = { key: 'sandbox-key', message: { to: [{ email: 'anna@bank.example' }] } };

const post = (path: string, body: string | URLSearchParams) =>
  fetch(at(path), { method: 'POST', body });

/** A call to the form endpoint, the mailing list and the email provider. */
const callAll = () =>
  Promise.all([
    post('/api/formSubmit.php', JSON.stringify(enquiry)),
    post('/subscribe', new URLSearchParams({ EMAIL: 'anna@bank.example' })),
    post('/api/1.0/messages/send-template', JSON.stringify(email)),
  ]);

const statuses = async () => (await callAll()).map(({ status }) => status);

test('the sandbox environment is enough for a build and the function, and nothing leaves this machine', () => {
  const environment = sandboxEnvironment('http://127.0.0.1:9100', 'http://localhost:9000');
  expect(environmentMistakes(environment)).toEqual([]);
  expect(() => readSettings((name) => environment[name])).not.toThrow();
  const addresses = Object.values(environment).filter((value) => value.includes('://'));
  for (const one of addresses) expect(one).toMatch(/^http:\/\/(127\.0\.0\.1|localhost):/);
});

test('calls are kept without the key until they are cleared, and only the form endpoint can be read by other sites', async () => {
  const answers = await callAll();
  const sharing = answers.map(({ headers }) => headers.get('access-control-allow-origin'));
  expect(sharing).toEqual(['*', null, null]);
  expect((await fetch(at('/api/formSubmit.php'), { method: 'OPTIONS' })).status).toBe(204);
  expect(await answers[2]?.json()).toMatchObject([{ email: 'anna@bank.example', status: 'sent' }]);

  const kept = await callsOf(sandbox);
  const call = { at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/), mode: 'ok', answered: 200 };
  expect(kept).toHaveLength(3);
  expect(kept).toContainEqual({ ...call, endpoint: 'form', payload: enquiry });
  expect(kept).toContainEqual({
    ...call,
    endpoint: 'list',
    payload: { EMAIL: 'anna@bank.example' },
  });
  expect(kept).toContainEqual({ ...call, endpoint: 'mail', payload: { message: email.message } });
  await fetch(at('/_received'), { method: 'DELETE' });
  expect(await callsOf(sandbox)).toEqual([]);
});

test('providers can fail, and cut the connection', async () => {
  for (const unknown of [{ form: 'rejected' }, { sms: 'ok' }]) {
    expect((await setModes(sandbox, unknown)).status).toBe(400);
  }
  expect(await statuses()).toEqual([200, 200, 200]);
  await setModes(sandbox, { form: 'error', list: 'error', mail: 'error' });
  expect(await statuses()).toEqual([500, 500, 500]);
  await setModes(sandbox, { form: 'cut' });
  await expect(callAll()).rejects.toThrow();
});

test('the inbox page and the template of the email are served', async () => {
  const read = async (path: string) => (await fetch(at(path))).text();
  expect(await read('/')).toContain('inbox.js');
  for (const file of ['/fact-sheet-email.html', '/fact-sheet-email.txt']) {
    const variables = new Set((await read(file)).match(/\*\|\w+\|\*/g));
    expect([...variables].sort()).toEqual(['*|DOWNLOAD_LINK|*', '*|NAME|*', '*|PDF_NAME|*']);
  }
});

import { environmentMistakes } from '../../../plugins/gatsby-plugin-environment-check/environment';
import { readSettings } from '../../../src/server/settings';
import { sandboxEnvironment, startSandbox, type Sandbox } from '../../../tools/sandbox';
import { send } from '../server/site';
import {
  callsOf,
  consent,
  email,
  enquiry,
  FORM,
  LIST,
  MAIL,
  message,
  newsletter,
  postForm,
  postJson,
  setModes,
} from './calls';

describe('the sandbox of the providers', () => {
  let sandbox: Sandbox;
  beforeAll(async () => {
    sandbox = await startSandbox({ port: 0 });
  });
  afterEach(async () => {
    await setModes(sandbox, { form: 'ok', list: 'ok', mail: 'ok' });
    await fetch(at('/_received'), { method: 'DELETE' });
  });
  afterAll(() => sandbox.close());

  const at = (path: string) => `${sandbox.url}${path}`;

  test.each([
    ...Object.keys(enquiry).map(
      (field) => [`no ${field}`, { ...enquiry, [field]: undefined }, `${field}: missing`] as const,
    ),
    ['an unknown field', { ...enquiry, fax: '' }, 'fax: unknown'],
    [
      'consent as a text',
      { ...enquiry, subscribeNewsletter: 'false' },
      'subscribeNewsletter: invalid',
    ],
    ['a calling code without plus', { ...enquiry, callingCode: '44' }, 'callingCode: must match'],
  ] as const)('an enquiry with %s is refused', async (_, body, mistake) => {
    const answer = await postJson(at(FORM), body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({
      success: false,
      mistakes: [expect.stringContaining(mistake)],
    });
  });

  test.each([
    ['nothing', {}, 'EMAIL: missing'],
    ['no address', { EMAIL: 'anna' }, `EMAIL: invalid`],
    ['an unknown field', { ...consent, STRENGTH: '50' }, 'STRENGTH: unknown'],
    ['another word for consent', { ...consent, MERGE7: 'true' }, 'MERGE7: must be Yes or No'],
    ['a short phone number', { ...consent, PHONE: '123' }, 'PHONE: must match'],
  ])('a sign-up with %s is refused', async (_, fields, mistake) => {
    expect((await postForm(at(LIST), { ...fields })).status).toBe(400);
    expect(await callsOf(sandbox)).toMatchObject([
      { mistakes: expect.arrayContaining([expect.stringContaining(mistake)]) },
    ]);
  });

  const withMessage = (change: object) => ({ ...email, message: { ...message, ...change } });
  const withVariable = (name: string, content: string) =>
    withMessage({
      global_merge_vars: message.global_merge_vars.map((variable) =>
        variable.name === name ? { name, content } : variable,
      ),
    });

  test.each([
    ['another key', { ...email, key: 'x' }, 401, 'Invalid_Key'],
    ['another template', { ...email, template_name: 'Newsletter' }, 404, 'Unknown_Template'],
    ['an unknown field in the message', withMessage({ html: 'x' })],
    ['another subject', withMessage({ subject: 'Hello' })],
    ['two recipients', withMessage({ to: [...message.to, ...message.to] })],
    ['markup in the name', withVariable('NAME', '<b>Anna</b>')],
    ['a line break in the name', withVariable('NAME', 'Anna\nBcc: x')],
    ['a link elsewhere', withVariable('DOWNLOAD_LINK', 'https://evil.example/x.pdf')],
    ['a link that can be guessed', withVariable('DOWNLOAD_LINK', 'x.pdf')],
    ['a list instead of an object', [email]],
  ])(
    "an email with %s gets the provider's error",
    async (_, body, status = 400, name = 'ValidationError') => {
      const answer = await postJson(at(MAIL), body);
      expect(answer.status).toBe(status);
      const [code, text] = [expect.any(Number), expect.any(String)];
      expect(await answer.json()).toEqual({ status: 'error', code, name, message: text });
    },
  );

  test.each([
    ['JSON as text', FORM, 'text/plain', JSON.stringify(enquiry)],
    ['a list', FORM, 'application/json', JSON.stringify([enquiry])],
    ['broken JSON', MAIL, 'application/json', '{'],
    ['JSON', LIST, 'application/json', JSON.stringify(newsletter)],
    [
      'a field given twice',
      LIST,
      'application/x-www-form-urlencoded',
      'EMAIL=a%40b.cc&EMAIL=a%40b.cc',
    ],
  ])('%s to %s is refused', async (_, path, type, body) => {
    const headers = { 'content-type': type };
    expect((await fetch(at(path), { method: 'POST', headers, body })).status).toBe(400);
  });

  test('the sandbox environment is enough for a build and the function, and nothing leaves this machine', () => {
    const environment = sandboxEnvironment('http://127.0.0.1:9100', 'http://localhost:9000');
    expect(environmentMistakes(environment)).toEqual([]);
    expect(() => readSettings((name) => environment[name])).not.toThrow();
    for (const value of Object.values(environment)) {
      if (value.includes('://')) expect(value).toMatch(/^http:\/\/(127\.0\.0\.1|localhost):/);
    }
  });

  const form = () => postJson(at(FORM), enquiry);
  const list = () => postForm(at(LIST), newsletter);
  const mail = () => postJson(at(MAIL), email);

  test('calls are kept in order, valid or not, until they are cleared', async () => {
    expect(await callsOf(sandbox)).toEqual([]);
    await form();
    await postForm(at(LIST), { EMAIL: 'x' });
    expect(await callsOf(sandbox)).toEqual([
      {
        id: expect.any(Number),
        at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        endpoint: 'form',
        mode: 'ok',
        answered: 200,
        mistakes: [],
        payload: enquiry,
      },
      expect.objectContaining({
        endpoint: 'list',
        answered: 400,
        mistakes: [`EMAIL: invalid`],
        payload: { EMAIL: 'x' },
      }),
    ]);
    await fetch(at('/_received'), { method: 'DELETE' });
    expect(await callsOf(sandbox)).toEqual([]);
    await mail();
    expect(JSON.stringify(await callsOf(sandbox))).not.toContain('"sandbox-key"');
  });

  test.each([
    [{ form: 'rejected' }, 'form: must be ok or error-400 or error-500 or cut or hang or slow'],
    [{ sms: 'ok' }, 'sms: unknown'],
    ['ok', 'the body: must be object'],
  ])('an invalid mode is refused and nothing changes: %j', async (modes, mistake) => {
    const answer = await setModes(sandbox, modes);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ mistakes: [mistake] });
    expect((await form()).status).toBe(200);
  });

  test.each([
    ['error-400', 400],
    ['error-500', 500],
  ])('every provider answers with an error in mode %s', async (mode, status) => {
    await setModes(sandbox, { form: mode, list: mode, mail: mode });
    const answers = await Promise.all([form(), list(), mail()]);
    expect(answers.map((answer) => answer.status)).toEqual([status, status, status]);
    // Other sites may read only the form endpoint's.
    const sharing = answers.map(({ headers }) => headers.get('access-control-allow-origin'));
    expect(sharing).toEqual(['*', null, null]);
  });

  test('an invalid call is answered in every mode', async () => {
    await setModes(sandbox, { form: 'hang' });
    expect((await postJson(at(FORM), {})).status).toBe(400);
  });

  test('a request for another host name is refused', async () => {
    const headers = { host: 'evil.example' };
    const { status } = await send(at('/_received'), { method: 'GET', headers });
    expect(status).toBe(403);
  });
});

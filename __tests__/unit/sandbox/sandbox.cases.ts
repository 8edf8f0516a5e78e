import { environmentMistakes } from '../../../plugins/gatsby-plugin-environment-check/environment';
import { readSettings } from '../../../src/server/shared/settings';
import { sandboxEnvironment, startSandbox, type Sandbox } from '../../../tools/sandbox';
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
    ['a field is missing', { ...enquiry, country: undefined }, "have required property 'country'"],
    ['a field is unknown', { ...enquiry, fax: '' }, 'additional properties fax'],
    ['a value is invalid', { ...enquiry, firstName: '1' }, '/firstName is invalid'],
    ['consent is a text', { ...enquiry, subscribeNewsletter: 'no' }, '/subscribeNewsletter is'],
    ['it is a list', [enquiry], 'must be object'],
  ])('an enquiry is refused if %s', async (_, body, mistake) => {
    const answer = await postJson(at(FORM), body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({
      success: false,
      mistakes: expect.arrayContaining([expect.stringContaining(mistake)]),
    });
  });

  test.each([
    ['there is no address', { EMAIL: 'anna' }, '/EMAIL is invalid'],
    ['consent is another word', { ...consent, MERGE7: 'true' }, '/MERGE7 must be equal'],
    ['the phone number is short', { ...consent, PHONE: '123' }, '/PHONE must match'],
  ])('a sign-up is refused if %s', async (_, fields, mistake) => {
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

  test.each<[string, object, number?, string?]>([
    ['another key', { ...email, key: 'x' }, 401, 'Invalid_Key'],
    ['another template', { ...email, template_name: 'Newsletter' }, 404, 'Unknown_Template'],
    ['another subject', withMessage({ subject: 'Hello' })],
    ['two recipients', withMessage({ to: [...message.to, ...message.to] })],
    ['markup in the name', withVariable('NAME', '<b>Anna</b>')],
    ['a link that can be guessed', withVariable('DOWNLOAD_LINK', 'x.pdf')],
  ])(
    "an email with %s gets the provider's error",
    async (_, body, status = 400, name = 'ValidationError') => {
      const answer = await postJson(at(MAIL), body);
      expect(answer.status).toBe(status);
      const [code, text] = [expect.any(Number), expect.any(String)];
      expect(await answer.json()).toEqual({ status: 'error', code, name, message: text });
    },
  );

  test('the sandbox environment is enough for a build and the function, and nothing leaves this machine', () => {
    const environment = sandboxEnvironment('http://127.0.0.1:9100', 'http://localhost:9000');
    expect(environmentMistakes(environment)).toEqual([]);
    expect(() => readSettings((name) => environment[name])).not.toThrow();
    for (const value of Object.values(environment)) {
      if (value.includes('://')) expect(value).toMatch(/^http:\/\/(127\.0\.0\.1|localhost):/);
    }
  });

  const callAll = () =>
    Promise.all([
      postJson(at(FORM), enquiry),
      postForm(at(LIST), newsletter),
      postJson(at(MAIL), email),
    ]);

  test('calls are kept without the key, valid or not, until they are cleared', async () => {
    await postForm(at(LIST), { EMAIL: 'x' });
    await callAll();
    const calls = await callsOf(sandbox);
    expect(calls).toContainEqual(
      expect.objectContaining({ endpoint: 'list', answered: 400, payload: { EMAIL: 'x' } }),
    );
    expect(calls).toContainEqual({
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      endpoint: 'form',
      mode: 'ok',
      answered: 200,
      mistakes: [],
      payload: enquiry,
    });
    expect(calls).toHaveLength(4);
    expect(JSON.stringify(calls)).not.toContain('"sandbox-key"');
    await fetch(at('/_received'), { method: 'DELETE' });
    expect(await callsOf(sandbox)).toEqual([]);
  });

  test('providers can fail, and only the form endpoint can be read by other sites', async () => {
    await setModes(sandbox, { form: 'error', list: 'error', mail: 'error' });
    const answers = await callAll();
    expect(answers.map((answer) => answer.status)).toEqual([500, 500, 500]);
    const sharing = answers.map(({ headers }) => headers.get('access-control-allow-origin'));
    expect(sharing).toEqual(['*', null, null]);
    expect((await fetch(at(FORM), { method: 'OPTIONS' })).status).toBe(204);
    await setModes(sandbox, { form: 'cut' });
    await expect(postJson(at(FORM), enquiry)).rejects.toThrow();
  });

  test.each([{ form: 'rejected' }, { sms: 'ok' }])(
    'an unknown mode is refused: %j',
    async (modes) => {
      expect((await setModes(sandbox, modes)).status).toBe(400);
      expect((await callAll()).map(({ status }) => status)).toEqual([200, 200, 200]);
    },
  );

  test('the inbox page and the template of the email are served', async () => {
    const read = async (path: string) => (await fetch(at(path))).text();
    expect(await read('/')).toContain('inbox.js');
    for (const file of ['/fact-sheet-email.html', '/fact-sheet-email.txt']) {
      const variables = new Set((await read(file)).match(/\*\|\w+\|\*/g));
      expect([...variables].sort()).toEqual(['*|DOWNLOAD_LINK|*', '*|NAME|*', '*|PDF_NAME|*']);
    }
  });
});

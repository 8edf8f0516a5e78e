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

let sandbox: Sandbox;
beforeEach(async () => {
  sandbox = await startSandbox({ port: 0 });
});
afterEach(() => sandbox.close());

const at = (path: string) => `${sandbox.url}${path}`;

const withMessage = (change: object) => ({ ...email, message: { ...message, ...change } });
const withVariable = (name: string, content: string) =>
  withMessage({
    global_merge_vars: message.global_merge_vars.map((variable) =>
      variable.name === name ? { name, content } : variable,
    ),
  });

test.each<[string, string, object]>([
  ["must have required property 'country'", FORM, { ...enquiry, country: undefined }],
  ['must NOT have additional properties fax', FORM, { ...enquiry, fax: '' }],
  ['/firstName is invalid', FORM, { ...enquiry, firstName: '1' }],
  ['/subscribeNewsletter is invalid', FORM, { ...enquiry, subscribeNewsletter: 'no' }],
  ['The body must be object', FORM, [enquiry]],
  ['/EMAIL is invalid', LIST, { EMAIL: 'anna' }],
  ['/MERGE7 must be equal', LIST, { ...consent, MERGE7: 'true' }],
  ['/PHONE must match', LIST, { ...consent, PHONE: '123' }],
  ['/message/subject must match', MAIL, withMessage({ subject: ' ' })],
  ['/message/to must NOT have more', MAIL, withMessage({ to: [...message.to, ...message.to] })],
  ['/0/content must match', MAIL, withVariable('NAME', '<b>Anna</b>')],
  ['/2/content must match', MAIL, withVariable('DOWNLOAD_LINK', 'x.pdf')],
])('"%s" is a reason of %s to refuse a call', async (mistake, path, body) => {
  const post = path === LIST ? postForm : postJson;
  expect((await post(at(path), body)).status).toBe(400);
  const mistakes = expect.arrayContaining([expect.stringContaining(mistake)]);
  expect(await callsOf(sandbox)).toMatchObject([{ mistakes }]);
});

const mailError = (name: string) => {
  return { status: 'error', code: expect.any(Number), name, message: expect.any(String) };
};

test.each<[string, object, number, object]>([
  [FORM, {}, 400, { success: false, mistakes: expect.any(Array) }],
  [MAIL, { ...email, key: 'x' }, 401, mailError('Invalid_Key')],
  [MAIL, { ...email, template_name: 'Newsletter' }, 404, mailError('Unknown_Template')],
  [MAIL, { ...email, message: {} }, 400, mailError('ValidationError')],
])('%s refuses %j with %d and a reason', async (path, body, status, reason) => {
  const answer = await postJson(at(path), body);
  expect([answer.status, await answer.json()]).toEqual([status, reason]);
});

test('the sandbox environment is enough for a build and the function, and nothing leaves this machine', () => {
  const environment = sandboxEnvironment('http://127.0.0.1:9100', 'http://localhost:9000');
  expect(environmentMistakes(environment)).toEqual([]);
  expect(() => readSettings((name) => environment[name])).not.toThrow();
  const addresses = Object.values(environment).filter((value) => value.includes('://'));
  for (const one of addresses) expect(one).toMatch(/^http:\/\/(127\.0\.0\.1|localhost):/);
});

/** The answers to a valid call of each provider. */
const callAll = () =>
  Promise.all([
    postJson(at(FORM), enquiry),
    postForm(at(LIST), newsletter),
    postJson(at(MAIL), email),
  ]);

test('calls are kept without the key, valid or not, until they are cleared', async () => {
  await postForm(at(LIST), { EMAIL: 'x' });
  await callAll();
  const kept = await callsOf(sandbox);
  expect(kept).toHaveLength(4);
  const refused = { endpoint: 'list', answered: 400, payload: { EMAIL: 'x' } };
  expect(kept[0]).toMatchObject(refused);
  expect(kept).toContainEqual({
    at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    endpoint: 'form',
    mode: 'ok',
    answered: 200,
    mistakes: [],
    payload: enquiry,
  });
  expect(JSON.stringify(kept)).not.toContain('"sandbox-key"');
  await fetch(at('/_received'), { method: 'DELETE' });
  expect(await callsOf(sandbox)).toEqual([]);
});

test('providers can fail, and only the form endpoint can be read by other sites', async () => {
  for (const unknown of [{ form: 'rejected' }, { sms: 'ok' }]) {
    expect((await setModes(sandbox, unknown)).status).toBe(400);
  }
  expect((await callAll()).map(({ status }) => status)).toEqual([200, 200, 200]);
  await setModes(sandbox, { form: 'error', list: 'error', mail: 'error' });
  const answers = await callAll();
  expect(answers.map(({ status }) => status)).toEqual([500, 500, 500]);
  const sharing = answers.map(({ headers }) => headers.get('access-control-allow-origin'));
  expect(sharing).toEqual(['*', null, null]);
  expect((await fetch(at(FORM), { method: 'OPTIONS' })).status).toBe(204);
  await setModes(sandbox, { form: 'cut' });
  await expect(postJson(at(FORM), enquiry)).rejects.toThrow();
});

test('the inbox page and the template of the email are served', async () => {
  const read = async (path: string) => (await fetch(at(path))).text();
  expect(await read('/')).toContain('inbox.js');
  for (const file of ['/fact-sheet-email.html', '/fact-sheet-email.txt']) {
    const variables = new Set((await read(file)).match(/\*\|\w+\|\*/g));
    expect([...variables].sort()).toEqual(['*|DOWNLOAD_LINK|*', '*|NAME|*', '*|PDF_NAME|*']);
  }
});

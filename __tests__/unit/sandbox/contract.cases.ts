import { environmentMistakes } from '../../../plugins/gatsby-plugin-environment-check/environment';
import { readSettings } from '../../../src/server/settings';
import { sandboxEnvironment, startSandbox, type Sandbox } from '../../../tools/sandbox';
import { emailMistakes, enquiryMistakes, listMistakes } from '../../../tools/sandbox/contracts';
import {
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
} from './calls';

describe('the contract of the providers', () => {
  let sandbox: Sandbox;
  beforeAll(async () => {
    sandbox = await startSandbox({ port: 0 });
  });
  afterAll(() => sandbox.close());

  const at = (path: string) => `${sandbox.url}${path}`;
  const sharingHeaders = ({ headers }: Response) =>
    [...headers].filter(([name]) => name.startsWith('access-control'));

  test('the form endpoint accepts an enquiry, and browsers on other sites may read that', async () => {
    const answer = await postJson(at(FORM), enquiry);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ success: true });
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    const refusal = await postJson(at(FORM), { ...enquiry, fax: '' });
    expect(refusal.status).toBe(400);
    expect(await refusal.json()).toEqual({ success: false, mistakes: ['fax: unknown'] });
  });

  test.each([
    ['a newsletter sign-up', newsletter],
    ["a fact-sheet form's consent", consent],
    ['the same without consent', { ...consent, MERGE7: 'No' }],
  ])('the list answers %s with a page that other sites cannot read', async (_, fields) => {
    const answer = await postForm(at(`${LIST}?u=1&id=2`), fields);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toMatch('text/html');
    expect(sharingHeaders(answer)).toEqual([]);
    expect(await answer.text()).toContain('<h1>Almost finished</h1>');
  });

  test('the mail provider answers with a status for each recipient, not readable by browsers', async () => {
    const answer = await postJson(at(MAIL), email);
    expect(answer.status).toBe(200);
    expect(sharingHeaders(answer)).toEqual([]);
    const _id = expect.stringMatching(/^[0-9a-f]{32}$/);
    const sent = { email: 'anna@bank.example', status: 'sent', _id, reject_reason: null };
    expect(await answer.json()).toEqual([sent]);
    const kept = await (await fetch(at('/_received'))).text();
    expect(kept).toContain('Fact Sheet Email');
    expect(kept).not.toContain('"sandbox-key"');
  });

  const withMessage = (change: object) => ({ ...email, message: { ...message, ...change } });
  const withVariable = (name: string, content: string) =>
    withMessage({
      global_merge_vars: message.global_merge_vars.map((variable) =>
        variable.name === name ? { name, content } : variable,
      ),
    });

  test.each([
    ['fax: unknown', enquiryMistakes({ ...enquiry, fax: '' })],
    ['lastName: invalid', enquiryMistakes({ ...enquiry, lastName: null })],
    ['subscribeNewsletter: invalid', enquiryMistakes({ ...enquiry, subscribeNewsletter: 'false' })],
    ['callingCode: must be', enquiryMistakes({ ...enquiry, callingCode: '44' })],
    ['EMAIL: missing', listMistakes({})],
    ['EMAIL: invalid', listMistakes({ EMAIL: 'anna' })],
    ['STRENGTH: unknown', listMistakes({ ...consent, STRENGTH: '50' })],
    ['MERGE7: must be', listMistakes({ ...consent, MERGE7: 'true' })],
    ['CONSENTAT: must be', listMistakes({ ...consent, CONSENTAT: 'now' })],
    ['PHONE: must be', listMistakes({ ...consent, PHONE: '123' })],
    ['async: unknown', emailMistakes({ ...email, async: true })],
    ['the body: must be an object', emailMistakes([email])],
    ['html: unknown', emailMistakes(withMessage({ html: 'x' }))],
    ['subject: must be', emailMistakes(withMessage({ subject: 'Hello' }))],
    ['to: must be a list of 1', emailMistakes(withMessage({ to: [...message.to, ...message.to] }))],
    ['type: must be', emailMistakes(withMessage({ to: [{ ...message.to[0], type: 'cc' }] }))],
    ['content: must be a name', emailMistakes(withVariable('NAME', '<b>Anna</b>'))],
    ['content: must be a name', emailMistakes(withVariable('NAME', 'Anna\nBcc: x'))],
    ['content: must', emailMistakes(withVariable('DOWNLOAD_LINK', 'https://evil.example/x.pdf'))],
    ['content: must be the address', emailMistakes(withVariable('DOWNLOAD_LINK', 'x.pdf'))],
  ])('a wrong payload has one mistake: %s', (mistake, mistakes) => {
    expect(mistakes).toEqual([expect.stringContaining(mistake)]);
  });

  test('an enquiry has all its fields', () => {
    const missing = Object.keys(enquiry).map((field) => `${field}: missing`);
    expect(enquiryMistakes({}).sort()).toEqual(missing.sort());
  });

  test.each([
    [{ ...email, key: 'x' }, 401, 'Invalid_Key'],
    [{ ...email, template_name: 'Newsletter' }, 404, 'Unknown_Template'],
    [{ ...email, async: true }, 400, 'ValidationError'],
  ])('a wrong email gets the provider’s error: %#', async (body, status, name) => {
    const answer = await postJson(at(MAIL), body);
    expect(answer.status).toBe(status);
    const [code, text] = [expect.any(Number), expect.any(String)];
    expect(await answer.json()).toEqual({ status: 'error', code, name, message: text });
  });

  test.each([
    ['JSON as text', FORM, 'text/plain', JSON.stringify(enquiry)],
    ['a list', FORM, 'application/json', JSON.stringify([enquiry])],
    ['broken JSON', FORM, 'application/json', '{"firstName":'],
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

  test('a build and the function need only its environment, and nothing leaves this machine', () => {
    const environment = sandboxEnvironment('http://127.0.0.1:9100', 'http://localhost:9000');
    expect(environmentMistakes(environment)).toEqual([]);
    expect(() => readSettings((name) => environment[name])).not.toThrow();
    for (const value of Object.values(environment)) {
      if (value.includes('://')) expect(value).toMatch(/^http:\/\/(127\.0\.0\.1|localhost):/);
    }
  });
});

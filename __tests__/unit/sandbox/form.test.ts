import { startSandbox, type Sandbox } from '../../../tools/sandbox';
import { MESSAGES } from '../../../src/forms/rules';
import { enquiry, postJson, without } from './calls';

let sandbox: Sandbox;
let url: string;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
  url = `${sandbox.url}/api/formSubmit.php`;
});
afterAll(() => sandbox.close());

test('a right enquiry is accepted and readable by a browser on another site', async () => {
  const answer = await postJson(url, enquiry);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ success: true });
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
});

test('a browser may ask before', async () => {
  const answer = await fetch(url, { method: 'OPTIONS' });
  expect(answer.status).toBe(204);
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  expect(answer.headers.get('access-control-allow-methods')).toBe('POST');
  expect(answer.headers.get('access-control-allow-headers')).toBe('content-type');
});

test.each(Object.keys(enquiry))('an enquiry without %s is refused', async (field) => {
  const answer = await postJson(url, without(enquiry, field));
  expect(answer.status).toBe(400);
  expect(await answer.json()).toEqual({ success: false, mistakes: [`${field}: missing`] });
});

test.each([
  ['a field that is not in the contract', { fax: '' }, 'fax: unknown'],
  ['an empty first name', { firstName: '' }, `firstName: ${MESSAGES.required}`],
  ['null as last name', { lastName: null }, `lastName: ${MESSAGES.invalid}`],
  ['consent as a text', { subscribeNewsletter: 'false' }, 'subscribeNewsletter: '],
  ['a number as mobile number', { mobileNo: 7400123456 }, `mobileNo: ${MESSAGES.invalid}`],
  ['nine digits', { mobileNo: '740012345' }, `mobileNo: ${MESSAGES.mobileNo}`],
  ['a calling code without plus', { callingCode: '44' }, 'callingCode: must be'],
  ['another band', { companyStrength: '51-250' }, 'companyStrength: '],
  ['no address', { businessMail: 'anna' }, 'businessMail: '],
  ['an empty marker', { website: '' }, 'website: must be'],
])('%s is refused', async (_, change, mistake) => {
  const answer = await postJson(url, { ...enquiry, ...change });
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain(mistake);
});

test('another content type, a broken body and a list are refused', async () => {
  expect((await postJson(url, enquiry, 'text/plain')).status).toBe(400);
  expect((await postJson(url, [enquiry])).status).toBe(400);
  const broken = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"firstName":',
  });
  expect(broken.status).toBe(400);
});

test('GET is refused', async () => {
  const answer = await fetch(url);
  expect(answer.status).toBe(405);
  expect(answer.headers.get('allow')).toBe('POST');
});

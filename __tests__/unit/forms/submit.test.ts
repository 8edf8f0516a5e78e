import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { post, reportAnswer } from '../../../src/forms/http';
import { subscribe } from '../../../src/forms/providers/list';
import { sendEnquiry, sendNewsletterSignUp } from '../../../src/forms/submit';
import { sendFactSheetRequest } from '../../../src/forms/submitFactSheet';
import { listen } from '../../../tools/site/listen';
import { contact } from '../../fixtures/contact';

const json = 'application/json';
const form = 'application/x-www-form-urlencoded;charset=UTF-8';

let address: string;
let close: () => Promise<void>;
/** The status of each path's answer, or 0 for none. */
let statuses: Record<string, number>;
let calls: [path: string | undefined, type: string | undefined, body: string][];

beforeEach(async () => {
  [statuses, calls] = [{}, []];
  const server = createServer(async (request, response) => {
    const { url = '', headers } = request;
    calls.push([url, headers['content-type'], await text(request)]);
    const status = statuses[url] ?? 202;
    if (status) response.writeHead(status).end('not json');
  });
  ({ url: address, close } = await listen(server));
  process.env.GATSBY_FORM_ENDPOINT = `${address}/form`;
  process.env.GATSBY_LIST_ENDPOINT = `${address}/list`;
  process.env.GATSBY_FACT_SHEET_ENDPOINT = `${address}/pdf`;
  process.env.GATSBY_LIST_CONSENT_FIELD = 'MERGE9';
  for (const log of ['error', 'info'] as const) {
    jest
      .spyOn(console, log)
      .mockReset()
      .mockImplementation(() => undefined);
  }
});

afterEach(() => close());

const logged = () =>
  [console.info, console.error].flatMap((log) => jest.mocked(log).mock.calls.flat());

test.each([
  [true, { consentVersion: '1', consentTime: expect.any(String) }],
  [false, {}],
])('an enquiry is cleaned, and has a consent if the box is ticked: %j', async (...row) => {
  const [subscribeNewsletter, consent] = row;
  const values = { ...contact, subscribeNewsletter };
  await sendEnquiry({ ...values, firstName: ' Zoë ' }, 'marker', '1');
  expect(calls).toEqual([['/form', json, expect.any(String)]]);
  const sent = { ...values, firstName: 'Zoë', website: 'marker', ...consent };
  expect(JSON.parse(String(calls[0]?.[2]))).toEqual(sent);
});

test.each([200, 204, 304, 400, 404, 500, 503])('only 2xx is a success: %d', async (status) => {
  statuses['/form'] = status;
  const sent = sendEnquiry(contact, 'marker', null);
  if (status < 300) await sent;
  else await expect(sent).rejects.toThrow(`HTTP ${status}`);
});

test.each([200, 404, 500])('the list accepts with any answer: %d', async (status) => {
  statuses['/list'] = status;
  await sendNewsletterSignUp({ mail: ' a+b@bank.example' }, null);
  expect(logged()).toEqual([`The mailing list call got the response: HTTP ${status}`]);
  expect(calls).toEqual([['/list', form, 'EMAIL=a%2Bb%40bank.example']]);
});

test('a short call outlives its page; a browser would refuse a long one', async () => {
  const fetched = jest.spyOn(globalThis, 'fetch');
  for (const companyName of ['Bank', 'B'.repeat(16_000)]) {
    await sendFactSheetRequest({ ...contact, companyName, subscribeNewsletter: true }, 'breach');
    await sendEnquiry({ ...contact, companyName }, 'marker', null);
  }
  const kept = fetched.mock.calls.map(([, options]) => options?.keepalive);
  expect(kept).toEqual([true, true, true, false, true, false]);
  fetched.mockRestore();
});

test('an answer that pages cannot read is logged as such', () => {
  reportAnswer('mailing list', Object.defineProperty(new Response(), 'type', { value: 'opaque' }));
  expect(logged()).toEqual(['The mailing list call got the response: unreadable']);
});

test.each([
  ['is not configured', '', ['list call failed: Error: GATSBY_LIST_ENDPOINT is not configured']],
  ['does not answer', 'list', []],
])('a list that %s does not delay the email', async (_what, path, failures) => {
  process.env.GATSBY_LIST_ENDPOINT = path && `${address}/${path}`;
  statuses['/list'] = 0;
  await sendFactSheetRequest({ ...contact, subscribeNewsletter: true }, 'breach');
  const got = 'The fact-sheet call got the response: HTTP 202';
  expect(logged()).toEqual([got, ...failures.map((failure) => `The mailing ${failure}`)]);
});

test('an endpoint or list that does not answer is a failure', async () => {
  statuses = { '/form': 0, '/list': 0 };
  const signal = AbortSignal.timeout(50);
  await expect(post(`${address}/form`, {}, signal)).rejects.toThrow('timeout');
  await expect(subscribe({ email: '' }, signal)).rejects.toThrow('timeout');
});

test.each([200, 400, 429, 502])('a fact sheet’s only success is 202, not %d', async (status) => {
  statuses['/pdf'] = status;
  await expect(sendFactSheetRequest(contact, 'breach')).rejects.toThrow(`HTTP ${status}`);
});

const { firstName, lastName, businessMail } = contact;
const request = JSON.stringify({ firstName, lastName, businessMail, factSheet: 'breach' });

test('a fact sheet signs up to the list only if the box is ticked (R162)', async () => {
  await sendFactSheetRequest(contact, 'breach');
  expect(calls).toEqual([['/pdf', json, request]]);
  await sendFactSheetRequest({ ...contact, subscribeNewsletter: true }, 'breach');
  const signUp = ['/list', form, expect.stringMatching(/&PHONE=%2B447400123456&MERGE9=Yes$/)];
  expect(calls.slice(1)).toEqual(expect.arrayContaining([signUp, ['/pdf', json, request]]));
});

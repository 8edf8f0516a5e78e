import { FORM_ERROR } from 'final-form';
import { TOO_MANY_REQUESTS } from '../../../src/forms/submit';
import { sendFactSheetRequest } from '../../../src/forms/submitFactSheet';
import { contact } from '../../fixtures/contact';
import { stubFetch } from '../../fixtures/fetch';

const LIST = 'http://list.example/subscribe';

type Answer = () => Promise<{ ok: boolean; status: number; type?: string }>;
const accepted: Answer = async () => ({ ok: true, status: 202 });
/** What a page sees of a response without CORS headers. */
const opaque: Answer = async () => ({ ok: false, status: 0, type: 'opaque' });
const unreachable: Answer = () => Promise.reject(new TypeError('fetch failed'));
const hanging: Answer = () => new Promise(() => {});

beforeEach(() => {
  process.env.GATSBY_LIST_ENDPOINT = LIST;
  for (const log of ['error', 'info'] as const) {
    jest.spyOn(console, log).mockImplementation(() => undefined);
  }
});
afterEach(() => jest.restoreAllMocks());

/** Sends a request and returns the URLs and bodies of its calls. */
async function send(subscribeNewsletter: boolean, list = accepted) {
  const calls = stubFetch((url) => (url === LIST ? list() : accepted()));
  await sendFactSheetRequest({ ...contact, subscribeNewsletter }, 'breach');
  return calls;
}

test('signs up if the box is ticked, with a configurable consent field (R162)', async () => {
  process.env.GATSBY_LIST_CONSENT_FIELD = 'MERGE9';
  expect(await send(true)).toEqual([
    [LIST, expect.stringMatching(/&PHONE=%2B447400123456&MERGE9=Yes$/)],
    ['/api/fact-sheet', expect.any(String)],
  ]);
});

test('requests only the email if the box is not ticked, of a function that may be elsewhere', async () => {
  const endpoint = 'https://functions.example/fact-sheet';
  process.env.GATSBY_FACT_SHEET_ENDPOINT = endpoint;
  const { firstName, lastName, businessMail } = contact;
  const body = JSON.stringify({ firstName, lastName, businessMail, factSheet: 'breach' });
  expect(await send(false)).toEqual([[endpoint, body]]);
});

test.each<[string, Answer, string[]]>([
  ['cannot be read', opaque, ['The mailing list call got the response: unreadable']],
  ['fails', unreachable, ['The mailing list call failed: TypeError: fetch failed']],
  ['hangs', hanging, []],
])(
  'a sign-up that %s does not delay the email, and its outcome is logged if there is one',
  async (_, list, logged) => {
    expect(await send(true, list)).toHaveLength(2);
    const logs = [console.info, console.error].flatMap((log) => jest.mocked(log).mock.calls);
    const got = 'The fact-sheet call got the response: HTTP 202';
    expect(logs.flat().toSorted()).toEqual([got, ...logged]);
  },
);

const json = (value: unknown) => async () => value;
const page = () => Promise.reject(new SyntaxError('Unexpected token <'));

test.each([
  ['202', { status: 202 }, undefined],
  ['a proxy’s page with 200', { status: 200, json: page }, 'HTTP 200'],
  ['a proxy’s page with 400', { status: 400, json: page }, 'HTTP 400'],
  ['no field of the form', { status: 400, json: json({ fields: { factSheet: 'x' } }) }, 'HTTP 400'],
  ['an error', { status: 400, json: json({ fields: { lastName: 'x' } }) }, { lastName: 'x' }],
  ['too many requests', { status: 429 }, { [FORM_ERROR]: TOO_MANY_REQUESTS }],
  ['502', { status: 502, json: json({ status: 'failed' }) }, 'HTTP 502'],
])(
  '%s: only 202 succeeds, and only errors that the visitor can act on have messages',
  async (_, answer, outcome) => {
    stubFetch(async () => ({ ok: answer.status < 300, ...answer }));
    const sent = sendFactSheetRequest(contact, 'breach');
    if (typeof outcome === 'string') await expect(sent).rejects.toThrow(outcome);
    else expect(await sent).toEqual(outcome);
    const logged = jest.mocked(console.error).mock.calls.flat();
    const line = `The fact-sheet call failed: Error: HTTP ${answer.status}`;
    expect(logged).toEqual(typeof outcome === 'object' ? [line] : []);
  },
);

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

test.each([200, 400, 429, 502])('only 202 is a success, not %d', async (status) => {
  stubFetch(async () => ({ ok: status < 300, status }));
  await expect(sendFactSheetRequest(contact, 'breach')).rejects.toThrow(`HTTP ${status}`);
});

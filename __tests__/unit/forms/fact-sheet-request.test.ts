import { sendFactSheetRequest } from '../../../src/forms/submit';
import { contact } from '../../fixtures/contact';

const LIST = 'http://list.example/subscribe';
const MAIL = '/api/fact-sheet';

type Answer = () => Promise<{ ok: boolean; status: number }>;
const accepted: Answer = async () => ({ ok: true, status: 202 });
const refused: Answer = async () => ({ ok: false, status: 502 });
const unreachable: Answer = () => Promise.reject(new TypeError('fetch failed'));
const hanging: Answer = () => new Promise(() => {});

const originalFetch = globalThis.fetch;
let called: string[];

function answerWith(list: Answer, mail: Answer) {
  called = [];
  Object.assign(globalThis, {
    fetch: (address: string) => {
      called.push(address);
      return address === LIST ? list() : mail();
    },
  });
}

beforeEach(() => {
  process.env.GATSBY_LIST_ENDPOINT = LIST;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  delete process.env.GATSBY_LIST_ENDPOINT;
  globalThis.fetch = originalFetch;
  jest.restoreAllMocks();
});

const send = (subscribeNewsletter: boolean) =>
  sendFactSheetRequest(
    { ...contact, subscribeNewsletter },
    { factSheet: 'breach', companyFax: '' },
  );

test('asks for the e-mail alone where the box is not ticked', async () => {
  answerWith(accepted, accepted);
  await send(false);
  expect(called).toEqual([MAIL]);
});

test('the function gets the fields that it uses, and no other', async () => {
  const fetch = jest.fn<ReturnType<Answer>, [string, { body: string }]>(accepted);
  Object.assign(globalThis, { fetch });
  await send(false);
  expect(JSON.parse(fetch.mock.calls[0]?.[1].body ?? '')).toEqual({
    firstName: contact.firstName,
    lastName: contact.lastName,
    businessMail: contact.businessMail,
    factSheet: 'breach',
    companyFax: '',
  });
});

test('signs up too where it is', async () => {
  answerWith(accepted, accepted);
  await send(true);
  expect(called).toEqual([LIST, MAIL]);
});

test('the list’s consent field can be configured (R167)', async () => {
  process.env.GATSBY_LIST_CONSENT_FIELD = 'MERGE9';
  const fetch = jest.fn<ReturnType<Answer>, [string, { body: URLSearchParams | string }]>(accepted);
  Object.assign(globalThis, { fetch });
  await send(true);
  delete process.env.GATSBY_LIST_CONSENT_FIELD;
  expect(fetch.mock.calls[0]?.[1].body.toString()).toContain('MERGE9=Yes');
});

test('a failed sign-up is logged and does not lose the e-mail', async () => {
  answerWith(unreachable, accepted);
  await send(true);
  expect(called).toEqual([LIST, MAIL]);
  expect(console.error).toHaveBeenCalledWith(
    'The mailing list call failed: TypeError: fetch failed',
  );
});

test('a sign-up that takes its time does not hold up the e-mail', async () => {
  answerWith(hanging, accepted);
  await expect(send(true)).resolves.toBeUndefined();
});

test.each([
  ['is refused', refused, 'HTTP 502'],
  ['can’t be asked for', unreachable, 'fetch failed'],
])('fails where the e-mail %s, the sign-up made', async (_what, mail, message) => {
  answerWith(accepted, mail);
  await expect(send(true)).rejects.toThrow(message);
  expect(called).toEqual([LIST, MAIL]);
});

import { sendFactSheetRequest } from '../../../src/forms/submit';
import { contact } from '../../fixtures/contact';

const LIST = 'http://list.example/subscribe';
const MAIL = '/api/fact-sheet';

type Answer = () => Promise<{ ok: boolean; status: number; type?: string }>;
const accepted: Answer = async () => ({ ok: true, status: 202 });
/** What a page sees of an answer without CORS headers. */
const opaque: Answer = async () => ({ ok: false, status: 0, type: 'opaque' });
const unreachable: Answer = () => Promise.reject(new TypeError('fetch failed'));
const hanging: Answer = () => new Promise(() => {});

const originalFetch = globalThis.fetch;
let called: string[];
let bodies: string[];

function answerWith(list: Answer, mail: Answer) {
  [called, bodies] = [[], []];
  Object.assign(globalThis, {
    fetch: (address: string, { body }: { body: string | URLSearchParams }) => {
      called.push(address);
      bodies.push(String(body));
      return address === LIST ? list() : mail();
    },
  });
}

beforeEach(() => {
  process.env.GATSBY_LIST_ENDPOINT = LIST;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
});

afterEach(() => {
  delete process.env.GATSBY_LIST_ENDPOINT;
  globalThis.fetch = originalFetch;
  jest.restoreAllMocks();
});

const send = (subscribeNewsletter: boolean) =>
  sendFactSheetRequest({ ...contact, subscribeNewsletter }, 'breach', '1');

test('asks for the e-mail alone where the box is not ticked, with the fields that the function uses', async () => {
  answerWith(accepted, accepted);
  await send(false);
  expect(called).toEqual([MAIL]);
  const { firstName, lastName, businessMail } = contact;
  expect(JSON.parse(bodies[0] ?? '')).toEqual({
    firstName,
    lastName,
    businessMail,
    factSheet: 'breach',
  });
});

test('signs up too where it is, with a consent field that can be configured (R167)', async () => {
  process.env.GATSBY_LIST_CONSENT_FIELD = 'MERGE9';
  answerWith(accepted, accepted);
  await send(true);
  delete process.env.GATSBY_LIST_CONSENT_FIELD;
  expect(called).toEqual([LIST, MAIL]);
  expect(bodies[0]).toMatch(/&CONSENTAT=\d{4}-\d\d-\d\dT.*&MERGE9=Yes$/);
});

test('the answers are logged as far as they can be read', async () => {
  answerWith(opaque, accepted);
  await send(true);
  expect(jest.mocked(console.info).mock.calls.flat()).toEqual([
    'The mailing list call was answered: unreadable',
    'The fact-sheet call was answered: HTTP 202',
  ]);
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

import { parse } from 'node:querystring';
import { isRecord, keysOf, recordOf } from '../../src/forms/rules';
import { parseJson } from '../../src/server/function/request-body';
import { SANDBOX_KEY } from './environment';

/** A status and a body: an object is sent as JSON, a text as HTML. */
type Reply = readonly [status: number, body: object | string];

interface Provider {
  path: string;
  supportsCors: boolean;
  read: (body: string) => unknown;
  /** The answers by mode. */
  answers: { ok: (payload: unknown) => Reply; [mode: string]: (payload: unknown) => Reply };
}

/** The value of a JSON text; undefined for another text. */
export const readJson = (text: string): unknown => parseJson(Buffer.from(text));

/** The form endpoint: JSON, with CORS headers. */
const form: Provider = {
  path: '/api/formSubmit.php',
  supportsCors: true,
  read: readJson,
  answers: { ok: () => [200, { success: true }], error: () => [500, { success: false }] },
};

/** The mailing list: form-encoded, without CORS headers, responds with HTML. */
const list: Provider = {
  path: '/subscribe',
  supportsCors: false,
  read: parse,
  answers: {
    ok: () => [200, '<h1>Almost finished</h1>'],
    error: () => [500, '<h1>Something went wrong</h1>'],
  },
};

/** What the email provider has done for the only recipient. */
const recipient = (status: string, reason: string | null): Reply => [
  200,
  [{ status, reject_reason: reason }],
];

/** An error of Mailchimp Transactional: https://mailchimp.com/developer/transactional/docs/fundamentals/ */
const mailError = (status: number, code: number, name: string): Reply => [
  status,
  { status: 'error', code, name, message: 'An error of the sandbox' },
];

const hasKey = (payload: unknown) => isRecord(payload) && payload.key === SANDBOX_KEY;

/** The email provider's send-template. */
const mail: Provider = {
  path: '/api/1.0/messages/send-template',
  supportsCors: false,
  read: readJson,
  answers: {
    ok: (payload) =>
      hasKey(payload) ? recipient('sent', null) : mailError(401, -1, 'Invalid_Key'),
    error: () => mailError(500, -99, 'GeneralError'),
    rejected: () => recipient('rejected', 'hard-bounce'),
  },
};

export const PROVIDERS = { form, list, mail };
export const ENDPOINTS = keysOf(PROVIDERS);

export type Endpoint = keyof typeof PROVIDERS;

/** How each provider behaves: the name of one of its answers, or what happens to the connection. */
export type Modes = Record<Endpoint, string>;

export const WORKING: Readonly<Modes> = { form: 'ok', list: 'ok', mail: 'ok' };

/** The modes that each provider has. The last three close the connection, never answer, or answer late. */
export const KNOWN_MODES: Readonly<Record<string, readonly string[]>> = recordOf(
  ENDPOINTS,
  (name) => [...Object.keys(PROVIDERS[name].answers), 'cut', 'hang', 'slow'],
);

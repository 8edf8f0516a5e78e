import type { IncomingHttpHeaders } from 'node:http';
import { parse } from 'node:querystring';
import type { SchemaObject } from 'ajv';
import { isRecord, keysOf, recordOf } from '../../src/forms/rules';
import { email, enquiry, signUp } from './contracts';

/** A status and a body: an object is sent as JSON, a text as HTML. */
type Reply = readonly [status: number, body: object | string];

interface Provider {
  path: string;
  supportsCors: boolean;
  /** The media type of its calls, how they are read, and what they must contain. */
  accepts: string;
  read: (body: string, headers: IncomingHttpHeaders) => unknown;
  contract: SchemaObject;
  /** The answer to a call with mistakes. */
  refuse: (mistakes: readonly string[]) => Reply;
  /** The answers to a call without mistakes, by mode. */
  answers: { ok: (payload: unknown) => Reply; [mode: string]: (payload: unknown) => Reply };
}

/** The value of a JSON text; undefined for another text. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The form endpoint: JSON, with CORS headers. */
const form: Provider = {
  path: '/api/formSubmit.php',
  supportsCors: true,
  accepts: 'application/json',
  read: readJson,
  contract: enquiry,
  refuse: (mistakes) => [400, { success: false, mistakes }],
  answers: { ok: () => [200, { success: true }], error: () => [500, { success: false }] },
};

/** The mailing list: form-encoded, without CORS headers, responds with HTML. */
const list: Provider = {
  path: '/subscribe',
  supportsCors: false,
  accepts: 'application/x-www-form-urlencoded',
  read: (body) => parse(body),
  contract: signUp,
  refuse: () => [400, '<h1>Please check your entries</h1>'],
  answers: {
    ok: () => [200, '<h1>Almost finished</h1>'],
    error: () => [500, '<h1>Something went wrong</h1>'],
  },
};

/** An error of Mailchimp Transactional: https://mailchimp.com/developer/transactional/docs/fundamentals/ */
const mailError = (status: number, code: number, name: string, message: string): Reply => [
  status,
  { status: 'error', code, name, message },
];

/** A provider's statuses of the recipients. */
const sendAs = (status: string, reason: string | null) => (payload: unknown) => {
  const message = isRecord(payload) && isRecord(payload.message) ? payload.message : {};
  const to: unknown[] = Array.isArray(message.to) ? message.to : [];
  const entries = to.filter(isRecord).map(({ email }, index) => {
    return { email, status, _id: `sandbox-${index}`, reject_reason: reason };
  });
  return [200, entries] as const;
};

/** The email provider's send-template. */
const mail: Provider = {
  path: '/api/1.0/messages/send-template',
  supportsCors: false,
  accepts: 'application/json',
  read: readJson,
  contract: email,
  refuse: (mistakes) => {
    const isWrong = (field: string) => mistakes.some((mistake) => mistake.startsWith(field));
    if (isWrong('/key ')) return mailError(401, -1, 'Invalid_Key', 'Invalid API key');
    if (isWrong('/template_name ')) {
      return mailError(404, 5, 'Unknown_Template', 'No such template');
    }
    return mailError(400, -2, 'ValidationError', mistakes.join('; '));
  },
  answers: {
    ok: sendAs('sent', null),
    error: () => mailError(500, -99, 'GeneralError', 'An error occurred'),
    rejected: sendAs('rejected', 'hard-bounce'),
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

import { hash } from 'node:crypto';
import { parse } from 'node:querystring';
import type { SchemaObject } from 'ajv';
import { isRecord, keysOf, recordOf } from '../../src/forms/rules';
import { email, enquiry, signUp } from './contracts';

type Reply = { status: number; type: 'application/json' | 'text/html'; text: string };

type Answer = (payload: unknown) => Reply;

type Provider = {
  path: string;
  /** Whether it supports CORS. */
  supportsCors: boolean;
  /** The media type of its calls, how their bodies are read, and what they must contain. */
  accepts: string;
  read: (body: string) => unknown;
  contract: SchemaObject;
  /** The answer to a call with mistakes. */
  refuse: (mistakes: readonly string[]) => Reply;
  /** The answers to a call without mistakes, by mode. */
  answers: Readonly<Record<'ok', Answer> & Record<string, Answer | undefined>>;
};

const json = (status: number, value: unknown): Reply => ({
  status,
  type: 'application/json',
  text: JSON.stringify(value),
});

const html = (status: number, text: string): Reply => ({ status, type: 'text/html', text });

/** The value of a JSON text; undefined for another text. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The form endpoint: JSON, with CORS headers. */
const form = {
  path: '/api/formSubmit.php',
  supportsCors: true,
  accepts: 'application/json',
  read: readJson,
  contract: enquiry,
  refuse: (mistakes) => json(400, { success: false, mistakes }),
  answers: {
    ok: () => json(200, { success: true }),
    'error-400': () => json(400, { success: false }),
    'error-500': () => json(500, { success: false }),
  },
} as const satisfies Provider;

const notAccepted = () => html(400, '<h1>Please check your entries</h1>');

/** The mailing list: form-encoded, without CORS headers, responds with HTML. */
const list = {
  path: '/subscribe',
  supportsCors: false,
  accepts: 'application/x-www-form-urlencoded',
  read: parse,
  contract: signUp,
  refuse: notAccepted,
  answers: {
    ok: () => html(200, '<h1>Almost finished</h1>'),
    'error-400': notAccepted,
    'error-500': () => html(500, '<h1>Something went wrong</h1>'),
  },
} as const satisfies Provider;

// Errors of Mailchimp Transactional: https://mailchimp.com/developer/transactional/docs/fundamentals/
const errorReply = (status: number, code: number, name: string, message: string) =>
  json(status, { status: 'error', code, name, message });

/** The response to a valid call: the status of each recipient. */
const sendAs = (status: 'sent' | 'rejected' | 'invalid') => (payload: unknown) => {
  const message = isRecord(payload) && isRecord(payload.message) ? payload.message : {};
  const to: unknown[] = Array.isArray(message.to) ? message.to : [];
  const statuses = to.filter(isRecord).map(({ email }) => ({
    email,
    status,
    _id: hash('md5', `${String(email)}${Date.now()}`),
    reject_reason: status === 'rejected' ? 'hard-bounce' : null,
  }));
  return json(200, statuses);
};

const invalidCall = (message: string) => errorReply(400, -2, 'ValidationError', message);

/** The email provider's send-template. */
const mail = {
  path: '/api/1.0/messages/send-template',
  supportsCors: false,
  accepts: 'application/json',
  read: readJson,
  contract: email,
  refuse: (mistakes) => {
    const isWrong = (field: string) => mistakes.some((mistake) => mistake.startsWith(`${field}: `));
    if (isWrong('key')) return errorReply(401, -1, 'Invalid_Key', 'Invalid API key');
    if (isWrong('template_name')) {
      return errorReply(404, 5, 'Unknown_Template', 'No such template');
    }
    return invalidCall(mistakes.join('; '));
  },
  answers: {
    ok: sendAs('sent'),
    'error-400': () => invalidCall('Validation error'),
    'error-500': () => html(500, '<h1>Internal Server Error</h1>'),
    rejected: sendAs('rejected'),
    invalid: sendAs('invalid'),
    error: () => errorReply(500, -99, 'GeneralError', 'An error occurred'),
  },
} as const satisfies Provider;

const providers = { form, list, mail };

export type Endpoint = keyof typeof providers;

export const PROVIDERS: Readonly<Record<Endpoint, Provider>> = providers;
export const ENDPOINTS = keysOf(PROVIDERS);

/** The common modes: the connection is closed, stays open without a response, or gets one after a delay. */
const connections = ['cut', 'hang', 'slow'] as const;

/** A provider's behaviour: the name of one of its answers, or what happens to the connection. */
export type Mode = keyof typeof mail.answers | (typeof connections)[number];

export type Modes = Record<Endpoint, Mode>;

export const WORKING: Readonly<Modes> = { form: 'ok', list: 'ok', mail: 'ok' };

/** The modes that each provider has. */
export const KNOWN_MODES = recordOf(ENDPOINTS, (name) => [
  ...Object.keys(PROVIDERS[name].answers),
  ...connections,
]);

/** A change of modes, such as `{ form: 'slow' }`. */
export const MODES: SchemaObject = {
  type: 'object',
  properties: recordOf(ENDPOINTS, (name) => ({ enum: KNOWN_MODES[name] })),
  additionalProperties: false,
};

import { hash } from 'node:crypto';
import { isRecord, keysOf } from '../../src/forms/rules';
import { emailMistakes, enquiryMistakes, listMistakes } from './contracts';

export type Checked = { payload: unknown; mistakes: string[] };

type Reply = { status: number; type: 'application/json' | 'text/html'; text: string };

type Answer = (payload: unknown) => Reply;

type Provider = {
  path: string;
  /** Whether it supports CORS. */
  supportsCors: boolean;
  check: (contentType: string, body: string) => Checked;
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

const typeMistakes = (contentType: string, expected: string) =>
  contentType.startsWith(expected) ? [] : [`content-type: must be ${expected}`];

function checkJson(
  contentType: string,
  body: string,
  mistakesOf: (payload: unknown) => string[],
): Checked {
  const mistakes = typeMistakes(contentType, 'application/json');
  try {
    const payload: unknown = JSON.parse(body);
    return { payload, mistakes: [...mistakes, ...mistakesOf(payload)] };
  } catch {
    return { payload: body, mistakes: [...mistakes, 'the body: must be JSON'] };
  }
}

/** The form endpoint: JSON, with CORS headers. */
const form = {
  path: '/api/formSubmit.php',
  supportsCors: true,
  check: (contentType, body) => checkJson(contentType, body, enquiryMistakes),
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
  check: (contentType, body) => {
    const fields = [...new URLSearchParams(body)];
    const payload = Object.fromEntries(fields);
    const repeated = Object.keys(payload).length < fields.length ? ['a field: given twice'] : [];
    const mistakes = typeMistakes(contentType, 'application/x-www-form-urlencoded');
    return { payload, mistakes: [...mistakes, ...repeated, ...listMistakes(payload)] };
  },
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

/** The email provider's send-template. The key is not part of the stored payload. */
const mail = {
  path: '/api/1.0/messages/send-template',
  supportsCors: false,
  check: (contentType, body) => {
    const { payload, mistakes } = checkJson(contentType, body, emailMistakes);
    return { payload: isRecord(payload) ? { ...payload, key: undefined } : null, mistakes };
  },
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
export const KNOWN_MODES: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  ENDPOINTS.map((name) => [name, [...Object.keys(PROVIDERS[name].answers), ...connections]]),
);

/** Whether these are modes of providers. */
const isKnown = ([name, mode]: [string, unknown]) => KNOWN_MODES[name]?.includes(String(mode));

/** The mistakes in a change of modes such as `{ form: 'slow' }`. */
export function modeMistakes(changes: unknown): string[] {
  if (!isRecord(changes)) return ['write an object such as {"form":"ok"}'];
  return Object.entries(changes)
    .filter((change) => !isKnown(change))
    .map(([name]) => {
      const modes = KNOWN_MODES[name];
      return modes
        ? `${name}: write one of ${modes.join(', ')}`
        : `${name}: unknown; write one of ${ENDPOINTS.join(', ')}`;
    });
}

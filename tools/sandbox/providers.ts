import { hash } from 'node:crypto';
import { isRecord } from '../../src/forms/rules';
import { emailMistakes, enquiryMistakes, listMistakes } from './contracts';
import type { Endpoint, Mode } from './modes';

/** A payload and its mistakes. */
export type Checked = { payload: unknown; mistakes: string[] };

/** An HTTP response. */
export type Reply = { status: number; type: 'application/json' | 'text/html'; body: string };

/** A simulated provider. */
export type Provider = {
  path: string;
  /** Whether it supports CORS. */
  supportsCors: boolean;
  check: (contentType: string, body: string) => Checked;
  answer: (mode: Mode, checked: Checked) => Reply;
};

const json = (status: number, value: unknown): Reply => ({
  status,
  type: 'application/json',
  body: JSON.stringify(value),
});

const html = (status: number, text: string): Reply => ({ status, type: 'text/html', body: text });

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
const form: Provider = {
  path: '/api/formSubmit.php',
  supportsCors: true,
  check: (contentType, body) => checkJson(contentType, body, enquiryMistakes),
  answer: (mode, { mistakes }) => {
    if (mistakes.length > 0) return json(400, { success: false, mistakes });
    if (mode === 'error-400') return json(400, { success: false });
    if (mode === 'error-500') return json(500, { success: false });
    return json(200, { success: true });
  },
};

/** The mailing list: form-encoded, without CORS headers, responds with HTML. */
const list: Provider = {
  path: '/subscribe',
  supportsCors: false,
  check: (contentType, body) => {
    const fields = [...new URLSearchParams(body)];
    const payload = Object.fromEntries(fields);
    const repeated = Object.keys(payload).length < fields.length ? ['a field: given twice'] : [];
    return {
      payload,
      mistakes: [
        ...typeMistakes(contentType, 'application/x-www-form-urlencoded'),
        ...repeated,
        ...listMistakes(payload),
      ],
    };
  },
  answer: (mode, { mistakes }) => {
    if (mode === 'error-500') return html(500, '<h1>Something went wrong</h1>');
    if (mistakes.length > 0 || mode === 'error-400') {
      return html(400, '<h1>Please check your entries</h1>');
    }
    return html(200, '<h1>Almost finished</h1>');
  },
};

// Errors of Mailchimp Transactional: https://mailchimp.com/developer/transactional/docs/fundamentals/
const errorReply = (status: number, code: number, name: string, message: string) =>
  json(status, { status: 'error', code, name, message });

/** The response to a valid call: the status of each recipient. */
function sendTo(payload: unknown, mode: Mode): Reply {
  const message = isRecord(payload) && isRecord(payload.message) ? payload.message : {};
  const to: unknown[] = Array.isArray(message.to) ? message.to : [];
  const status = mode === 'rejected' || mode === 'invalid' ? mode : 'sent';
  const statuses = to.filter(isRecord).map(({ email }) => ({
    email,
    status,
    _id: hash('md5', `${String(email)}${Date.now()}`),
    reject_reason: status === 'rejected' ? 'hard-bounce' : null,
  }));
  return json(200, statuses);
}

/** The email provider's send-template. The key is not part of the stored payload. */
const mail: Provider = {
  path: '/api/1.0/messages/send-template',
  supportsCors: false,
  check: (contentType, body) => {
    const { payload, mistakes } = checkJson(contentType, body, emailMistakes);
    if (!isRecord(payload)) return { payload: null, mistakes };
    return { payload: { ...payload, key: undefined }, mistakes };
  },
  answer: (mode, { payload, mistakes }) => {
    const isWrong = (field: string) => mistakes.some((mistake) => mistake.startsWith(`${field}: `));
    if (isWrong('key')) return errorReply(401, -1, 'Invalid_Key', 'Invalid API key');
    if (isWrong('template_name')) {
      return errorReply(404, 5, 'Unknown_Template', 'No such template');
    }
    if (mistakes.length > 0 || mode === 'error-400') {
      return errorReply(400, -2, 'ValidationError', mistakes.join('; ') || 'Validation error');
    }
    if (mode === 'error-500') return html(500, '<h1>Internal Server Error</h1>');
    if (mode === 'error') return errorReply(500, -99, 'GeneralError', 'An error occurred');
    return sendTo(payload, mode);
  },
};

/** The three simulated providers. */
export const PROVIDERS: Readonly<Record<Endpoint, Provider>> = { form, list, mail };

import { createHash } from 'node:crypto';
import { isRecord } from '../contracts/shape';
import { mailMistakes } from '../contracts/mail';
import { SANDBOX_KEY } from '../environment';
import type { Mode } from '../modes';
import { json, parseJson, type Checked, type Provider, type Reply } from './provider';

const KEY_MISTAKE = `key: must be '${SANDBOX_KEY}'`;
const TEMPLATE_MISTAKE = "template_name: must be 'Fact Sheet Email'";

// The shape of an error, and its status: https://mailchimp.com/developer/transactional/docs/fundamentals/
function failure(status: number, code: number, name: string, message: string): Reply {
  return json(status, { status: 'error', code, name, message });
}

function recipients(mode: Mode, payload: unknown): Reply {
  const message = isRecord(payload) && isRecord(payload.message) ? payload.message : {};
  const to: unknown[] = Array.isArray(message.to) ? message.to : [];
  const status = mode === 'rejected' || mode === 'invalid' ? mode : 'sent';
  return json(
    200,
    to.map((recipient) => {
      const email = isRecord(recipient) ? String(recipient.email) : '';
      return {
        email,
        status,
        _id: createHash('md5').update(`${email}${Date.now()}`).digest('hex'),
        reject_reason: status === 'rejected' ? 'hard-bounce' : null,
      };
    }),
  );
}

function answer(mode: Mode, { payload, mistakes }: Checked): Reply {
  if (mistakes.includes(KEY_MISTAKE)) return failure(401, -1, 'Invalid_Key', 'Invalid API key');
  if (mistakes.includes(TEMPLATE_MISTAKE)) {
    return failure(404, 5, 'Unknown_Template', 'No such template');
  }
  if (mistakes.length > 0) return failure(400, -2, 'ValidationError', mistakes.join('; '));
  if (mode === 'error-400') return failure(400, -2, 'ValidationError', 'Validation error');
  if (mode === 'error-500') {
    return { status: 500, type: 'text/html', body: '<h1>Internal Server Error</h1>' };
  }
  if (mode === 'error') return failure(500, -99, 'GeneralError', 'An error occurred');
  return recipients(mode, payload);
}

/** The mail provider's send-template (R170). The key is checked, never kept. */
export const mailProvider: Provider = {
  path: '/api/1.0/messages/send-template',
  allowsOtherSites: false,
  check: (call) => {
    const { payload, mistakes } = parseJson(call);
    if (!isRecord(payload)) {
      return { payload: null, mistakes: [...mistakes, ...mailMistakes(payload)] };
    }
    const { key, ...kept } = payload;
    return {
      payload: kept,
      mistakes: [
        ...mistakes,
        ...(key === SANDBOX_KEY ? [] : [KEY_MISTAKE]),
        ...(payload.template_name === 'Fact Sheet Email' ? [] : [TEMPLATE_MISTAKE]),
        ...mailMistakes(payload),
      ],
    };
  },
  answer,
};

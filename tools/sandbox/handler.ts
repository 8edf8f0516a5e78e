import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { mailTemplate } from '../mail/template';
import {
  changedModes,
  ENDPOINTS,
  KNOWN_MODES,
  WORKING,
  type Endpoint,
  type Mode,
  type Modes,
} from './modes';
import { PROVIDERS } from './providers';

/** A call that a provider received. */
type ReceivedCall = {
  /** Counts up from 1. */
  id: number;
  /** ISO date and time. */
  at: string;
  endpoint: Endpoint;
  mode: Mode;
  /** The HTTP status of the response; null without one. */
  answered: number | null;
  /** The mistakes in the payload. */
  mistakes: string[];
  /** The payload, without the email provider's key. */
  payload: unknown;
};

/** The delay of a `slow` response, in milliseconds. */
const SLOW = 1500;

/** The maximum number of calls in the inbox. */
const INBOX_SIZE = 500;

const CORS = { 'access-control-allow-origin': '*' };
const PREFLIGHT = {
  ...CORS,
  'access-control-allow-methods': 'POST',
  'access-control-allow-headers': 'content-type',
};

const inboxFile = (name: string) => readFileSync(path.join(__dirname, name), 'utf8');

// The page shows user input, so only its own script may run.
const INBOX_HEADERS = {
  'content-security-policy': "default-src 'self'; style-src 'unsafe-inline'",
};

function reply(
  response: ServerResponse,
  status: number,
  type: string,
  body: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(status, {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': 'no-store',
    ...headers,
  });
  response.end(body);
}

const replyJson = (response: ServerResponse, status: number, value: unknown) =>
  reply(response, status, 'application/json', JSON.stringify(value));

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** Whether the Host header is local, against DNS rebinding. */
const isLocal = ({ headers }: IncomingMessage) =>
  ['127.0.0.1', 'localhost', '[::1]'].includes((headers.host ?? '').replace(/:\d+$/, ''));

/** Creates the request handler of a sandbox, with its own inbox and modes. */
export function createHandler() {
  let inbox: ReceivedCall[] = [];
  let count = 0;
  let modes: Modes = { ...WORKING };

  const keep = (call: Omit<ReceivedCall, 'id' | 'at'>) => {
    count += 1;
    inbox = [...inbox, { id: count, at: new Date().toISOString(), ...call }].slice(-INBOX_SIZE);
  };

  async function receive(endpoint: Endpoint, request: IncomingMessage, response: ServerResponse) {
    const provider = PROVIDERS[endpoint];
    const mode = modes[endpoint];
    const body = await text(request);
    const checked = provider.check(request.headers['content-type'] ?? '', body);
    // Calls with mistakes are rejected in every mode.
    const isValid = checked.mistakes.length === 0;

    if (isValid && (mode === 'hang' || mode === 'cut')) {
      keep({ endpoint, mode, answered: null, ...checked });
      if (mode === 'cut') response.destroy();
      return;
    }
    const answer = provider.answer(mode, checked);
    keep({ endpoint, mode, answered: answer.status, ...checked });
    // A sandbox that is closed does not wait for it.
    if (isValid && mode === 'slow') await wait(SLOW, undefined, { ref: false });
    const headers = provider.supportsCors ? CORS : {};
    reply(response, answer.status, answer.type, answer.body, headers);
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (!isLocal(request)) return reply(response, 403, 'text/plain', 'Forbidden');
    const pathname = (request.url ?? '/').split('?')[0];
    const endpoint = ENDPOINTS.find((name) => PROVIDERS[name].path === pathname);
    if (endpoint && request.method === 'POST') return receive(endpoint, request, response);
    if (endpoint && request.method === 'OPTIONS' && PROVIDERS[endpoint].supportsCors) {
      response.writeHead(204, PREFLIGHT).end();
      return;
    }
    if (endpoint)
      return reply(response, 405, 'text/plain', 'Method Not Allowed', { allow: 'POST' });

    switch (`${request.method} ${pathname}`) {
      case 'GET /':
        return reply(response, 200, 'text/html', inboxFile('inbox.html'), INBOX_HEADERS);
      case 'GET /inbox.js':
        return reply(response, 200, 'text/javascript', inboxFile('inbox.js'));
      case 'GET /mail.html':
        return reply(response, 200, 'text/html', mailTemplate().html, INBOX_HEADERS);
      case 'GET /mail.txt':
        return reply(response, 200, 'text/plain', mailTemplate().text);
      case 'GET /_received':
        return replyJson(response, 200, inbox);
      case 'DELETE /_received':
        inbox = [];
        return replyJson(response, 200, inbox);
      case 'GET /_modes':
        return replyJson(response, 200, { modes, known: KNOWN_MODES });
      case 'PUT /_modes': {
        const changed = changedModes(modes, parse(await text(request)));
        if (Array.isArray(changed)) return replyJson(response, 400, { mistakes: changed });
        modes = changed;
        return replyJson(response, 200, modes);
      }
      default:
        return reply(response, 404, 'text/plain', 'Not Found');
    }
  };
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { readText, reply } from './http';
import { ENDPOINTS, SLOW, type Endpoint } from './modes';
import { formProvider } from './providers/form';
import { listProvider } from './providers/list';
import { mailProvider } from './providers/mail';
import type { Provider } from './providers/provider';
import type { Memory } from './control';

const PROVIDERS: Readonly<Record<Endpoint, Provider>> = {
  form: formProvider,
  list: listProvider,
  mail: mailProvider,
};

const CORS = { 'access-control-allow-origin': '*' };
const PREFLIGHT = {
  ...CORS,
  'access-control-allow-methods': 'POST',
  'access-control-allow-headers': 'content-type',
};

async function take(
  endpoint: Endpoint,
  request: IncomingMessage,
  response: ServerResponse,
  { inbox, modes }: Memory,
  closing: AbortSignal,
): Promise<void> {
  const provider = PROVIDERS[endpoint];
  const mode = modes[endpoint];
  const body = await readText(request);
  const contentType = request.headers['content-type'] ?? '';
  const checked = provider.check({ contentType, body });

  const isRight = checked.mistakes.length === 0;
  if ((mode === 'hang' || mode === 'cut') && isRight) {
    inbox.add({ endpoint, mode, answered: null, ...checked });
    if (mode === 'cut') response.destroy();
    return;
  }
  const answer = provider.answer(mode, checked);
  inbox.add({ endpoint, mode, answered: answer.status, ...checked });
  if (mode === 'slow' && isRight) await wait(SLOW, undefined, { signal: closing });
  const headers = provider.allowsOtherSites ? CORS : {};
  reply(response, answer.status, answer.type, answer.body, headers);
}

/**
 * Answers calls of the three providers, each in its mode; a call that breaks its contract is refused
 * in every mode.
 *
 * @param closing ends the waiting of slow answers
 * @returns false if the path is none of a provider's
 */
export async function serveProvider(
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
  memory: Memory,
  closing: AbortSignal,
): Promise<boolean> {
  const endpoint = ENDPOINTS.find((name) => PROVIDERS[name].path === path);
  if (endpoint === undefined) return false;
  const { allowsOtherSites } = PROVIDERS[endpoint];
  if (request.method === 'OPTIONS' && allowsOtherSites) {
    response.writeHead(204, PREFLIGHT).end();
  } else if (request.method === 'POST') {
    await take(endpoint, request, response, memory, closing);
  } else {
    reply(response, 405, 'text/plain', 'Method Not Allowed', { allow: 'POST' });
  }
  return true;
}

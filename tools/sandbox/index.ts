import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import fastify from 'fastify';
import { isRecord } from '../../src/forms/rules';
import { mailTemplate } from '../mail/template';
import { mistakesIn } from './contracts';
import { ENDPOINTS, KNOWN_MODES, MODES, PROVIDERS, readJson, WORKING } from './providers';

export { sandboxEnvironment } from './environment';

/** A running sandbox: its URL, such as http://127.0.0.1:9100, and a function that closes it. */
export type Sandbox = Awaited<ReturnType<typeof startSandbox>>;

/** The delay of a `slow` response, in milliseconds. */
const SLOW = 1500;

const INBOX_SIZE = 500;

// The page shows user input, so only its own script may run.
const INBOX_POLICY = "default-src 'self'; style-src 'unsafe-inline'";

/**
 * Starts the simulated providers on 127.0.0.1, with their own inbox and modes.
 *
 * @param port 0 for any free port.
 * @throws If the port is in use.
 */
export async function startSandbox({ port }: { port: number }) {
  let inbox: object[] = [];
  let count = 0;
  let modes = { ...WORKING };

  /** Keeps what a provider received and answered, with a number, counted from 1, and the time. */
  const keep = (call: object) => {
    count += 1;
    inbox = [...inbox, { id: count, at: new Date().toISOString(), ...call }].slice(-INBOX_SIZE);
  };

  const app = fastify({ forceCloseConnections: true });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.addHook('onRequest', async ({ hostname }, reply) => {
    reply.header('cache-control', 'no-store');
    // Against DNS rebinding.
    if (!['127.0.0.1', 'localhost'].includes(hostname)) return reply.code(403).send('Forbidden');
  });

  for (const endpoint of ENDPOINTS) {
    const provider = PROVIDERS[endpoint];
    const cors = provider.supportsCors ? { 'access-control-allow-origin': '*' } : {};
    // A closed sandbox does not wait for it.
    const waitIfSlow = async () =>
      modes[endpoint] === 'slow' && wait(SLOW, undefined, { ref: false });

    app.post(provider.path, async ({ headers, body }, reply) => {
      const mode = modes[endpoint];
      const payload = provider.read(String(body ?? ''));
      const isWanted = headers['content-type']?.startsWith(provider.accepts);
      const mistakes = [
        ...(isWanted ? [] : [`content-type: must be ${provider.accepts}`]),
        ...mistakesIn(payload, provider.contract),
      ];
      // Without the email provider's key.
      const kept = isRecord(payload) ? { ...payload, key: undefined } : body;
      const call = { endpoint, mode, payload: kept, mistakes };
      // Calls with mistakes are rejected in every mode.
      const isValid = mistakes.length === 0;
      if (isValid && (mode === 'hang' || mode === 'cut')) {
        keep({ ...call, answered: null });
        reply.hijack();
        if (mode === 'cut') reply.raw.destroy();
        return;
      }
      const answer = provider.answers[mode] ?? provider.answers.ok;
      const [status, answered] = isValid ? answer(payload) : provider.refuse(mistakes);
      keep({ ...call, answered: status });
      if (isValid) await waitIfSlow();
      const type = typeof answered === 'string' ? 'text/html' : 'application/json';
      return reply.code(status).headers(cors).type(`${type}; charset=utf-8`).send(answered);
    });
    if (!provider.supportsCors) continue;
    app.options(provider.path, async (_request, reply) => {
      await waitIfSlow();
      return reply
        .code(204)
        .headers({ ...cors, 'access-control-allow-methods': 'POST' })
        .header('access-control-allow-headers', 'content-type')
        .send();
    });
  }

  const pages: Readonly<Record<string, () => string>> = {
    '/': () => readFileSync(path.join(__dirname, 'inbox.html'), 'utf8'),
    '/inbox.js': () => readFileSync(path.join(__dirname, 'inbox.js'), 'utf8'),
    '/mail.html': () => mailTemplate().html,
    '/mail.txt': () => mailTemplate().text,
  };
  for (const [address, text] of Object.entries(pages)) {
    const type = { '.js': 'javascript', '.txt': 'plain' }[path.extname(address)] ?? 'html';
    app.get(address, (_request, reply) =>
      reply
        .type(`text/${type}; charset=utf-8`)
        .header('content-security-policy', INBOX_POLICY)
        .send(text()),
    );
  }

  app.get('/_received', async () => inbox);
  app.delete('/_received', async () => (inbox = []));
  app.get('/_modes', async () => ({ modes, known: KNOWN_MODES }));
  app.put('/_modes', async ({ body }, reply) => {
    const changes = readJson(String(body));
    const mistakes = mistakesIn(changes, MODES);
    if (mistakes.length > 0) return reply.code(400).send({ mistakes });
    return (modes = Object.assign({ ...modes }, changes));
  });

  const url = await app.listen({ port, host: '127.0.0.1' });
  return { url, close: () => app.close() };
}

import { setTimeout as wait } from 'node:timers/promises';
import fastifyStatic from '@fastify/static';
import fastify from 'fastify';
import { isRecord } from '../../src/forms/rules';
import { ENDPOINTS, KNOWN_MODES, PROVIDERS, readJson, WORKING } from './providers';

export { sandboxEnvironment } from './environment';

/** A running sandbox: its URL, such as http://127.0.0.1:9100, and a function that closes it. */
export type Sandbox = Awaited<ReturnType<typeof startSandbox>>;

/** The delay of a `slow` response, in milliseconds. */
const SLOW = 1500;

/**
 * Starts the simulated providers on 127.0.0.1, with their own inbox and modes.
 *
 * @param port 0 for any free port.
 * @throws If the port is in use.
 */
export async function startSandbox({ port }: { port: number }) {
  const inbox: object[] = [];
  const modes = { ...WORKING };
  /** Keeps what a provider received and answered, with the time. */
  const keep = (call: object) => inbox.push({ at: new Date().toISOString(), ...call });

  const app = fastify({ forceCloseConnections: true });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  for (const endpoint of ENDPOINTS) {
    const provider = PROVIDERS[endpoint];
    const cors = provider.supportsCors && {
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': 'content-type',
    };
    // A closed sandbox does not wait for it.
    const waitIfSlow = async () =>
      modes[endpoint] === 'slow' && wait(SLOW, undefined, { ref: false });

    app.post(provider.path, async ({ body }, reply) => {
      const mode = modes[endpoint];
      const payload = provider.read(String(body ?? ''));
      // Without the email provider's key.
      const kept = isRecord(payload) ? { ...payload, key: undefined } : body;
      const call = { endpoint, mode, payload: kept };
      if (mode === 'hang' || mode === 'cut') {
        keep({ ...call, answered: null });
        reply.hijack();
        if (mode === 'cut') reply.raw.destroy();
        return;
      }
      const answer = provider.answers[mode] ?? provider.answers.ok;
      const [status, answered] = answer(payload);
      keep({ ...call, answered: status });
      await waitIfSlow();
      const type = typeof answered === 'string' ? 'text/html' : 'application/json';
      reply.code(status).headers(cors || {});
      return reply.type(`${type}; charset=utf-8`).send(answered);
    });
    if (!cors) continue;
    app.options(provider.path, async (_request, reply) => {
      await waitIfSlow();
      return reply.code(204).headers(cors).send();
    });
  }

  // The inbox page, and the email's template for the provider.
  await app.register(fastifyStatic, { root: __dirname, index: 'inbox.html', cacheControl: false });

  app.get('/_received', async () => inbox);
  app.delete('/_received', async () => inbox.splice(0));
  app.get('/_modes', async () => ({ modes, known: KNOWN_MODES }));
  app.put('/_modes', async ({ body }, reply) => {
    const changes = Object.entries(readJson(String(body)) ?? {});
    const isKnown = changes.every(([name, mode]) => KNOWN_MODES[name]?.includes(mode));
    if (!isKnown) return reply.code(400).send(KNOWN_MODES);
    return Object.assign(modes, Object.fromEntries(changes));
  });

  const url = await app.listen({ port, host: '127.0.0.1' });
  return { url, close: () => app.close() };
}

import { setTimeout as wait } from 'node:timers/promises';
import { negotiate } from '@fastify/accept-negotiator';
import fastify, {
  LogController,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import type { FunctionContent } from '../src/server/function/content.generated';
import { BODY_LIMIT } from '../src/server/function/request-body';
import { pdfAddress } from '../src/server/shared/pdf-address';
import type { HostConfig } from './config';
import { addFunction } from './function';
import { openSite, type SiteFile } from './site';

export type Host = Awaited<ReturnType<typeof startHost>>;

/** What one client can hold of the server. Times are in milliseconds, and longer than the function's 9 s. */
const LIMITS = {
  connections: 1000,
  /** For receiving a request. */
  request: 10_000,
  /** For the next request of a connection. */
  keepAlive: 5_000,
  /** The same from a proxy, which answers 502 if it sends one just then. Google's waits 600 s, Amazon's 60 s. */
  proxyKeepAlive: 620_000,
  /** For a connection that neither sends nor reads. */
  idle: 15_000,
  /** For current answers when the server stops. */
  stop: 10_000,
};

type Limits = typeof LIMITS;

const DEAD_LINKS = "FACT_SHEET_SECRET is not the build's: links in emails are dead";

/** A request's address without escapes and search parameters; undefined if its escapes are not UTF-8. */
function addressOf(url: string): string | undefined {
  try {
    return decodeURIComponent(url.replace(/\?.*$/s, ''));
  } catch {
    return undefined;
  }
}

/** The first and the last byte that a request asks for (RFC 9110, 14.1.2); undefined if it gets all. */
function rangeOf({ range = '', 'if-range': condition }: FastifyRequest['headers'], size: number) {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? [];
  // Weak ETags never fulfil a condition.
  if ((!first && !last) || condition) return undefined;
  const start = first ? Number(first) : Math.max(0, size - Number(last));
  const end = first && last ? Math.min(Number(last), size - 1) : size - 1;
  return start <= end ? ([start, end] as const) : undefined;
}

/** Sends a file, or the part of it that the client needs. */
function sendFile({ headers }: FastifyRequest, reply: FastifyReply, file: SiteFile) {
  const { type, etag, content, copies } = file;
  if (copies.size > 0) reply.header('vary', 'accept-encoding');
  const isFound = reply.statusCode === 200;
  if (isFound) reply.header('etag', etag);
  // The comparison is weak, and * is any file (RFC 9110, 13.1.2).
  const known = headers['if-none-match'];
  if (isFound && (known === '*' || known?.includes(etag.replace('W/', '')))) {
    return reply.code(304).send();
  }
  const encoding = negotiate(headers['accept-encoding'] ?? '', [...copies.keys()]) ?? '';
  const body = copies.get(encoding) ?? content;
  reply.type(type);
  if (encoding) reply.header('content-encoding', encoding);
  // A part of the error page would be taken for that of the missing page.
  if (!isFound) return reply.send(body);
  reply.header('accept-ranges', 'bytes');
  const range = rangeOf(headers, body.length);
  if (!range) return reply.send(body);
  const [start, end] = range;
  reply.code(206).header('content-range', `bytes ${start}-${end}/${body.length}`);
  return reply.send(body.subarray(start, end + 1));
}

/**
 * The server for the built site and its function, before it listens. Throws if there is no built site.
 *
 * @param isStopping whether it will stop in a moment
 */
async function createServer(
  config: HostConfig,
  content: FunctionContent,
  limits: Limits,
  isStopping: () => boolean,
): Promise<FastifyInstance> {
  const { folder, proxies, logLevel, variable } = config;
  const site = openSite(folder);
  const app = fastify({
    logger: { level: logLevel, base: null },
    // Fastify's own request log contains IP addresses and query strings. See onResponse below.
    logController: new LogController({ disableRequestLogging: true }),
    // Fastify accepts no number, since clients could bypass the proxies (docs/decisions/0020-delivery.md).
    trustProxy: (_address, hop) => hop < proxies,
    bodyLimit: BODY_LIMIT,
    // A page that has begun to load gets its files, although the server is about to end.
    return503OnClosing: false,
    rewriteUrl: ({ url = '/' }) => {
      // Proxies may send the whole address (RFC 9112, 3.2.2).
      const address = url.replace(/^https?:\/\/[^/?]*\/?/i, '/');
      // Fastify would answer 400 without the error page.
      return addressOf(address) === undefined ? '/%00' : address;
    },
    connectionTimeout: limits.idle,
    keepAliveTimeout: proxies > 0 ? limits.proxyKeepAlive : limits.keepAlive,
    requestTimeout: limits.request,
    // Node ignores a requestTimeout that is shorter than the headersTimeout.
    http: {
      headersTimeout: limits.request,
      connectionsCheckingInterval: Math.min(1000, limits.request),
    },
  });
  app.server.maxConnections = limits.connections;
  app.server.on('drop', () => app.server.closeIdleConnections());
  // Node would answer 417 and keep the connection.
  app.server.on('checkExpectation', app.routing);

  // Reads all content types as bytes, so that the limit applies to all. The function checks the type.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  const pathOf = ({ url }: FastifyRequest) => addressOf(url) ?? '';
  app.addHook('onRequest', async (request, reply) => {
    // Node starts all requests of a connection at once, and keeps the responses of clients that do not read them
    // (https://github.com/nodejs/node/pull/62534). No browser or proxy sends a request before it has the last response.
    if (!reply.raw.socket) {
      request.raw.socket.destroy();
      return reply.hijack();
    }
    reply.headers(site.headersFor(pathOf(request)));
  });
  app.addHook('onSend', async (request, reply) => {
    // Node would keep the connection for the rest of a body that nobody reads.
    if (!request.raw.complete) reply.header('connection', 'close');
    // Responses without a file's content must not outlive the next deployment.
    if (![200, 206, 304].includes(reply.statusCode)) reply.header('cache-control', 'no-store');
  });
  app.addHook('onResponse', async (request, { statusCode, elapsedTime }) => {
    const ms = Math.round(elapsedTime);
    request.log.info({ method: request.method, path: pathOf(request), statusCode, ms });
  });
  app.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
    const { statusCode = 500 } = error;
    if (statusCode >= 500) request.log.error({ stack: error.stack }, 'failed');
    return reply.code(statusCode).send({ status: statusCode === 413 ? 'too-large' : 'failed' });
  });

  const functionProblems = addFunction(app, config, content);
  const secret = variable('FACT_SHEET_SECRET') ?? '';
  const areLinksRight = content.factSheets.every(({ slug }) => site.has(pdfAddress(slug, secret)));
  if (!areLinksRight) app.log.warn(DEAD_LINKS);

  app.get('/healthz', { logLevel: 'warn' }, async (_request, reply) => {
    const problems = [
      isStopping() && 'the server is stopping',
      ...functionProblems(),
      !areLinksRight && DEAD_LINKS,
    ].filter((problem) => problem !== false);
    reply.code(isStopping() ? 503 : 200).header('cache-control', 'no-store');
    return { problems };
  });

  app.get('/*', async (request, reply) => {
    const answer = site.answerTo(pathOf(request));
    if (answer.status !== 301) return sendFile(request, reply.code(answer.status), answer.file);
    const [, search = ''] = /^[^?]*(.*)$/s.exec(request.url) ?? [];
    return reply.redirect(`${answer.location}${search}`, 301);
  });
  app.setNotFoundHandler(async (_request, reply) =>
    reply.code(405).header('allow', 'GET, HEAD').send({ status: 'method-not-allowed' }),
  );
  return app;
}

/**
 * Starts the server for the built site and its function.
 *
 * @param content what the function needs of the content
 * @param changes other limits, for tests
 * @throws If there is no built site, or the port is in use.
 */
export async function startHost(
  config: HostConfig,
  content: FunctionContent,
  changes: Partial<Limits> = {},
) {
  const limits = { ...LIMITS, ...changes };
  let isStopping = false;
  let answering = 0;
  const app = await createServer(config, content, limits, () => isStopping);
  // Not before it has received the whole request.
  app.addHook('preHandler', async (_request, { raw }) => {
    answering += 1;
    raw.once('close', () => (answering -= 1));
  });
  const listening = await app.listen({ port: config.port, host: config.address });
  app.log.info('serves this build until it stops; restart it after another one');
  return {
    /** Such as http://localhost:9000, without a slash at the end. */
    url: `http://localhost:${new URL(listening).port}`,
    /**
     * Stops accepting requests, waits for the current answers, and frees the port.
     *
     * @param notice milliseconds for which it serves on, while `/healthz` says that it stops
     */
    close: async (notice = 0): Promise<void> => {
      isStopping = true;
      await wait(notice);
      const end = Date.now() + limits.stop;
      // The rest has no answer to wait for: idle connections, and requests that do not arrive.
      const timer = setInterval(() => {
        if (answering === 0 || Date.now() > end) app.server.closeAllConnections();
      }, 100);
      await app.close();
      clearInterval(timer);
    },
  };
}

import { existsSync } from 'node:fs';
import { METHODS } from 'node:http';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import fastifyStatic from '@fastify/static';
import fastify, { LogController, type FastifyInstance, type FastifyRequest } from 'fastify';
import { answerFactSheet, type Outcome } from '../src/server/handle-fact-sheet';
import { createLimits } from '../src/server/limits';
import { createOnce } from '../src/server/once';
import { pdfAddress } from '../src/server/pdf-address';
import { BODY_LIMIT, parseRequestBody } from '../src/server/request-body';
import { isOnThisMachine } from '../src/server/safe-address';
import { readCaps } from '../src/server/settings';
import { normalTarget, splitTarget, withSearch } from './address';
import type { HostConfig } from './config';
import { limitConnections } from './connections';
import { connectRedis } from './redis';
import { openSiteFolder, unneededHeaders } from './site-folder';

const FUNCTION = '/api/fact-sheet';

/** The log. A full disk stops it, not the server; Pino's own stream would stop both. */
const stream = process.stdout.on('error', () => undefined);

const pathOf = (request: FastifyRequest) => splitTarget(request.url).path;

/** Starts one call per turn of the event loop, so that a busy function does not delay files. */
function takeTurns(): () => Promise<void> {
  let last = Promise.resolve();
  return () => (last = last.then(() => setImmediate()));
}

/** The status for requests that Node cannot parse; 400 for the rest. */
const UNREADABLE: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};

/** The `status` of an error response, in the function’s words. */
const REASONS: Readonly<Record<number, string>> = {
  413: 'too-large',
  415: 'unsupported-media-type',
};

/**
 * Creates the server for the built site and its function, without listening. `reload` reads the folder's new build, or
 * keeps the earlier one if it is not whole.
 *
 * @throws If there is no built site.
 */
export async function createHost(
  config: HostConfig,
): Promise<{ app: FastifyInstance; reload: () => void }> {
  const { folder, proxies, redisUrl, logLevel, requestTimeout, idleTimeout, variable } = config;
  let site = openSiteFolder(folder);
  const app = fastify({
    logger: { level: logLevel, base: null, stream },
    // Fastify's own request log contains IP addresses and query strings. See onResponse below.
    logController: new LogController({ disableRequestLogging: true }),
    // Fastify accepts no number, since clients could bypass the proxies (docs/decisions/0020-delivery.md).
    trustProxy: (_address, hop) => hop < proxies,
    bodyLimit: BODY_LIMIT,
    // A page that has begun to load gets its files, although the server is about to end.
    return503OnClosing: false,
    clientErrorHandler: ({ code }, socket) => {
      if (!socket.writable) return;
      const status = UNREADABLE[code] ?? '400 Bad Request';
      app.log.info({ statusCode: Number.parseInt(status, 10), code });
      const headers = { ...site.headersFor('/'), 'cache-control': 'no-store', connection: 'close' };
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
      socket.end([`HTTP/1.1 ${status}`, ...lines, 'content-length: 0', '', ''].join('\r\n'));
    },
    rewriteUrl: ({ url = '/' }) => normalTarget(url),
    requestTimeout,
    // Node ignores a requestTimeout that is shorter than the headersTimeout.
    http: {
      headersTimeout: requestTimeout,
      connectionsCheckingInterval: Math.min(1000, requestTimeout),
    },
  });
  const unknown = METHODS.filter((method) => !app.supportedMethods.includes(method));
  for (const method of unknown) app.addHttpMethod(method, { hasBody: true });

  // Reads all content types as bytes, so that the limit applies to all. The function checks the type.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  const waitForTurn = limitConnections(app.server, idleTimeout);
  app.addHook('onRequest', async (request, reply) => {
    if (!(await waitForTurn(request.raw, reply.raw))) return reply.hijack();
    // Otherwise Fastify answers 400 before it checks the method.
    if (request.method === 'QUERY') request.headers['content-type'] ??= 'text/plain';
    reply.header('cache-control', 'public, max-age=0, must-revalidate');
    reply.headers(site.headersFor(pathOf(request)));
  });
  // Responses without a file's content must not outlive the next deployment.
  app.addHook('onSend', async (_request, reply) => {
    if (![200, 206, 304].includes(reply.statusCode)) reply.header('cache-control', 'no-store');
  });
  app.addHook('onResponse', async (request, reply) => {
    const { method } = request;
    const { statusCode, elapsedTime } = reply;
    request.log.info({ method, path: pathOf(request), statusCode, ms: Math.round(elapsedTime) });
  });
  app.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
    const { statusCode = 500 } = error;
    if (statusCode >= 500) request.log.error({ stack: error.stack }, 'failed');
    const status = REASONS[statusCode] ?? (statusCode < 500 ? 'malformed' : 'failed');
    return reply.code(statusCode).send({ status });
  });

  app.get('/healthz', { logLevel: 'warn' }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );

  const redis = redisUrl ? await connectRedis(redisUrl, app.log) : undefined;
  app.addHook('onClose', async () => redis?.close());
  const siteUrl = variable('SITE_URL') ?? '';
  if (new URL(siteUrl).origin !== site.siteUrl && !isOnThisMachine(siteUrl)) {
    app.log.warn(`SITE_URL is ${siteUrl}, but the pages were built for ${site.siteUrl}`);
  }
  const secret = variable('FACT_SHEET_SECRET') ?? '';
  const checkLinks = () => {
    const isThere = site.factSheets.every(({ slug }) =>
      existsSync(join(site.root, pdfAddress(slug, secret))),
    );
    if (!isThere) app.log.warn("FACT_SHEET_SECRET is not the build's: links in emails are dead");
  };
  checkLinks();
  const limits = createLimits({
    caps: readCaps(variable),
    warn: (line) => app.log.warn(line),
    createCounter: redis?.createCounter,
  });
  const once = createOnce<Outcome>();
  const onRequest = takeTurns();
  let isProxyKnown = proxies > 0;
  app.all(FUNCTION, { onRequest }, async (request, reply) => {
    if (!isProxyKnown && request.headers['x-forwarded-for']) {
      isProxyKnown = true;
      app.log.warn('TRUSTED_PROXIES is 0, but there is a proxy: its visitors share one cap');
    }
    const { status, headers, body } = await answerFactSheet(
      {
        method: request.method,
        headers: request.headers,
        clientAddress: request.ip,
        readBody: async () => parseRequestBody(request.body),
      },
      {
        factSheets: site.factSheets,
        variable,
        limits,
        once,
        log: request.log,
      },
    );
    return reply.code(status).headers(headers).send(body);
  });

  await app.register(fastifyStatic, {
    root: site.root,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    // The ETag suffices.
    lastModified: false,
  });
  app.get('/*', async (request, reply) => {
    // A reload during the request must not mix two builds.
    const { root, answerTo } = site;
    const { path, search } = splitTarget(request.url);
    const answer = await answerTo(path);
    if ('redirect' in answer) {
      return reply.redirect(withSearch(encodeURI(answer.redirect), search), 301);
    }
    reply.code(answer.status);
    for (const name of unneededHeaders(answer.file)) reply.removeHeader(name);
    // A conditional request must not get an empty 404 or 410.
    const whole = { etag: false, acceptRanges: false };
    return reply.sendFile(answer.file, root, answer.status === 200 ? {} : whole);
  });
  app.setNotFoundHandler(async (_request, reply) =>
    reply.code(405).header('allow', 'GET, HEAD').send({ status: 'method-not-allowed' }),
  );
  const reload = () => {
    try {
      site = openSiteFolder(folder);
      checkLinks();
    } catch (error) {
      app.log.error(`The earlier build stays: ${String(error)}`);
    }
  };
  return { app, reload };
}

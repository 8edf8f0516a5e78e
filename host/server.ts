import { METHODS } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import fastifyStatic from '@fastify/static';
import fastify, { LogController, type FastifyInstance, type FastifyRequest } from 'fastify';
import { answerFactSheet, type Outcome } from '../src/server/handle-fact-sheet';
import { createLimits } from '../src/server/limits';
import { createOnce } from '../src/server/once';
import { BODY_LIMIT, parseBody } from '../src/server/request-body';
import { readCaps } from '../src/server/settings';
import type { HostConfig } from './config';
import { connectRedis } from './redis';
import { cacheControl, openSiteFolder, unneededHeaders } from './site-folder';

const FUNCTION = '/api/fact-sheet';

const pathOf = (request: FastifyRequest) => request.url.split('?', 1)[0] ?? '';
const queryOf = (request: FastifyRequest) => request.url.slice(pathOf(request).length);

/** Starts one call per turn of the event loop, so that a busy function does not delay files. */
function takeTurns(): () => Promise<void> {
  let last = Promise.resolve();
  return () => (last = last.then(() => setImmediate()));
}

/** The `status` of an error response, in the function’s words. */
const REASONS: Readonly<Record<number, string>> = {
  413: 'too-large',
  415: 'unsupported-media-type',
};

/**
 * Creates the server for the built site and its function, without listening. `reload` takes the folder's new build.
 *
 * @throws If there is no built site.
 */
export async function createHost(
  config: HostConfig,
): Promise<{ app: FastifyInstance; reload: () => void }> {
  const { folder, proxies, redisUrl, logLevel, requestTimeout, variable } = config;
  let site = openSiteFolder(folder);
  const app = fastify({
    logger: { level: logLevel, base: null },
    // Fastify's own request log contains IP addresses and query strings. See onResponse below.
    logController: new LogController({ disableRequestLogging: true }),
    // Fastify rejects a number, since clients could bypass the proxies (docs/decisions/0020-delivery.md).
    trustProxy: (_address, hop) => hop < proxies,
    bodyLimit: BODY_LIMIT,
    requestTimeout,
    // Node ignores a requestTimeout that is shorter than the headersTimeout.
    http: {
      headersTimeout: requestTimeout,
      connectionsCheckingInterval: Math.min(1000, requestTimeout),
    },
  });
  const unknown = METHODS.filter((method) => !app.supportedMethods.includes(method));
  for (const method of unknown) app.addHttpMethod(method, { hasBody: true });

  // Reading all content types as bytes applies the limit to all of them. The function checks the type.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  app.addHook('onRequest', async (request, reply) => {
    reply.headers(site.headersFor(pathOf(request)));
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
    return reply.code(statusCode).header('cache-control', 'no-store').send({ status });
  });

  app.get('/healthz', { logLevel: 'warn' }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );

  const redis = redisUrl ? await connectRedis(redisUrl, app.log) : undefined;
  app.addHook('onClose', async () => redis?.close());
  const limits = createLimits({
    caps: readCaps(variable),
    warn: (line) => app.log.warn(line),
    createCounter: redis?.createCounter,
  });
  const once = createOnce<Outcome>();
  const onRequest = takeTurns();
  app.all(FUNCTION, { onRequest }, async (request, reply) => {
    const { status, headers, body } = await answerFactSheet(
      {
        method: request.method,
        headers: request.headers,
        clientAddress: request.ip,
        readBody: async () => parseBody(request.body),
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
    // The ETag says as much.
    lastModified: false,
  });
  app.get<{ Params: { '*': string } }>('/*', async (request, reply) => {
    // A reload during the request must not mix two builds.
    const { root, answerTo } = site;
    const answer = await answerTo(`/${request.params['*']}`);
    if ('redirect' in answer) {
      return reply.redirect(`${encodeURI(answer.redirect)}${queryOf(request)}`, 301);
    }
    reply.code(answer.status).header('cache-control', cacheControl(pathOf(request)));
    for (const name of unneededHeaders(answer.file)) reply.removeHeader(name);
    // A conditional request must not get an empty 404 or 410.
    const whole = { etag: false, acceptRanges: false };
    return reply.sendFile(answer.file, root, answer.status === 200 ? {} : whole);
  });
  app.setNotFoundHandler(async (_request, reply) =>
    reply.code(405).header('allow', 'GET, HEAD').send({ status: 'method-not-allowed' }),
  );
  return { app, reload: () => void (site = openSiteFolder(folder)) };
}

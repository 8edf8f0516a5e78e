import { METHODS } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import fastifyStatic from '@fastify/static';
import fastify, { LogController, type FastifyInstance, type FastifyRequest } from 'fastify';
import { sendFactSheetEmail } from '../src/server/email-provider';
import { answerFactSheet } from '../src/server/handle-fact-sheet';
import { createLimits } from '../src/server/limits';
import { BODY_LIMIT, parseBody } from '../src/server/request-body';
import { readCaps } from '../src/server/settings';
import type { HostConfig } from './config';
import { connectRedis } from './redis';
import { cacheControl, openSiteFolder } from './site-folder';

const FUNCTION = '/api/fact-sheet';

const pathOf = (request: FastifyRequest) => request.url.split('?', 1)[0] ?? '';
const queryOf = (request: FastifyRequest) => request.url.slice(pathOf(request).length);

/** Lets callers in one at a time, each in its own turn of the event loop, so that files are served between them. */
function takeTurns(): () => Promise<void> {
  let last = Promise.resolve();
  return () => (last = last.then(() => setImmediate()));
}

/** The word for a failure before the function, as the function itself would say it. */
const REASONS: Readonly<Record<number, string>> = {
  413: 'too-large',
  415: 'unsupported-media-type',
};

/**
 * Makes a server for the built site and its function. It does not listen yet.
 *
 * @throws where the folder holds no built site
 */
export async function createHost(config: HostConfig): Promise<FastifyInstance> {
  const { folder, proxies, redisUrl, logLevel, requestTimeout, variable } = config;
  const site = openSiteFolder(folder);
  const app = fastify({
    logger: { level: logLevel, base: null },
    // The line of a request is logged below: Fastify's own holds addresses and query strings.
    logController: new LogController({ disableRequestLogging: true }),
    // As a function: a plain number is refused, since it would also trust whoever goes around the proxies.
    trustProxy: (_address, hop) => hop < proxies,
    bodyLimit: BODY_LIMIT,
    requestTimeout,
    // Node overlooks a timeout of the request that is shorter than that of the headers.
    http: {
      headersTimeout: requestTimeout,
      connectionsCheckingInterval: Math.min(1000, requestTimeout),
    },
  });
  const unknown = METHODS.filter((method) => !app.supportedMethods.includes(method));
  for (const method of unknown) app.addHttpMethod(method, { hasBody: true });

  // Every type is read as bytes, so that the limit holds for all; the function says which it takes.
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
        sendEmail: sendFactSheetEmail,
        log: (line) => request.log.error(line),
      },
    );
    return reply.code(status).headers(headers).send(body);
  });

  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
  });
  app.get<{ Params: { '*': string } }>('/*', async (request, reply) => {
    const answer = await site.answerTo(`/${request.params['*']}`);
    if ('redirect' in answer) {
      return reply.redirect(`${encodeURI(answer.redirect)}${queryOf(request)}`, 301);
    }
    reply.code(answer.status).header('cache-control', cacheControl(pathOf(request)));
    // A browser's copy of the error page must not turn a 404 into an empty answer.
    const whole = { etag: false, lastModified: false, acceptRanges: false };
    return reply.sendFile(answer.file, answer.status === 404 ? whole : {});
  });
  app.setNotFoundHandler(async (_request, reply) =>
    reply.code(405).header('allow', 'GET, HEAD').send({ status: 'method-not-allowed' }),
  );
  return app;
}

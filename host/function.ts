import type { FastifyInstance } from 'fastify';
import type { FactSheetEntry } from '../src/server/function/fact-sheets.generated';
import { answerFactSheet, type Outcome } from '../src/server/function/handle-fact-sheet';
import { createLimits } from '../src/server/function/limits';
import { createOnce } from '../src/server/function/once';
import { parseBody } from '../src/server/function/request-body';
import { readCaps } from '../src/server/shared/settings';
import type { HostConfig } from './config';
import { connectRedis } from './redis';

/**
 * Adds `/api/fact-sheet`, which on Netlify is a function (src/api/fact-sheet.ts).
 *
 * @param factSheets those that visitors can ask for
 */
export async function addFunction(
  app: FastifyInstance,
  { proxies, redisUrl, variable }: HostConfig,
  factSheets: readonly FactSheetEntry[],
): Promise<void> {
  const redis = redisUrl ? await connectRedis(redisUrl, app.log) : undefined;
  app.addHook('onClose', async () => redis?.close());
  const limits = createLimits({
    caps: readCaps(variable),
    warn: (line) => app.log.warn(line),
    createCounter: redis?.createCounter,
  });
  const once = createOnce<Outcome>();
  let isProxyKnown = proxies > 0;
  app.all<{ Body: Buffer | undefined }>('/api/fact-sheet', async (request, reply) => {
    if (!isProxyKnown && request.headers['x-forwarded-for']) {
      isProxyKnown = true;
      app.log.warn('TRUSTED_PROXIES is 0, but there is a proxy: its visitors share one cap');
    }
    const { status, headers, body } = await answerFactSheet(
      {
        method: request.method,
        headers: request.headers,
        clientAddress: request.ip,
        readBody: async () => parseBody(request.body ?? Buffer.alloc(0)),
      },
      { factSheets, variable, limits, once, log: request.log },
    );
    return reply.code(status).headers(headers).send(body);
  });
}

import type { FastifyInstance } from 'fastify';
import type { FunctionContent } from '../src/server/function/content.generated';
import { createFactSheetFunction, FACT_SHEET_PATH } from '../src/server/function/handle-fact-sheet';
import type { HostConfig } from './config';

/**
 * Adds `/api/fact-sheet`, which on Netlify is a function (src/api/fact-sheet.ts).
 *
 * @returns a function that says what is wrong with it
 */
export function addFunction(
  app: FastifyInstance,
  { proxies, variable }: HostConfig,
  content: FunctionContent,
): () => string[] {
  let failures = 0;
  const answerTo = createFactSheetFunction({
    content,
    variable,
    onEmail: (isSent) => (failures = isSent ? 0 : failures + 1),
    log: app.log,
  });
  let isProxyKnown = proxies > 0;
  app.all<{ Body: Buffer | undefined }>(FACT_SHEET_PATH, async (request, reply) => {
    if (!isProxyKnown && request.headers['x-forwarded-for']) {
      isProxyKnown = true;
      app.log.warn('TRUSTED_PROXIES is 0, but there is a proxy: its visitors share one cap');
    }
    const { status, headers, body } = await answerTo({
      method: request.method,
      headers: request.headers,
      clientAddress: request.ip,
      readBody: async () => request.body ?? Buffer.alloc(0),
    });
    return reply.code(status).headers(headers).send(body);
  });
  // Fewer may be a provider's bad moment.
  return () =>
    failures > 2 ? [`the last ${failures} emails were not sent: the log says why`] : [];
}

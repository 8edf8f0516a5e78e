import path from 'node:path';
import { publicFolder, rehearsed } from './builds';
import { openNetlify } from './netlify';

/** A function as Netlify calls it (https://docs.netlify.com/functions/lambda-compatibility/). */
export type Handler = (
  event: object,
  context: object,
) => Promise<{ statusCode: number; body?: string; isBase64Encoded: boolean }>;

/** The event of a JSON request from a page of the site, with changes. */
export const postEvent = (origin: string, body: string | null, changes: object = {}) => ({
  path: '/api/fact-sheet',
  httpMethod: 'POST',
  multiValueHeaders: {
    origin: [origin],
    'content-type': ['application/json'],
    'x-nf-client-connection-ip': ['192.0.2.1'],
  },
  body,
  isBase64Encoded: false,
  rawUrl: `${origin}/api/fact-sheet`,
  ...changes,
});

/** The function that `npm run rehearse` has built. Throws if there is none. */
export async function rehearsedFunction(address: string): Promise<Handler> {
  const answerTo = await openNetlify(publicFolder);
  const name = path.basename(answerTo(address).target);
  const file = path.join(rehearsed, '.netlify/functions-internal', name, `${name}.js`);
  const { handler } = (await import(file)) as { handler: Handler };
  return handler;
}

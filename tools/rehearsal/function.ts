import path from 'node:path';
import { publicFolder, rehearsed } from './builds';
import { openNetlify } from './netlify';

/** The event that Netlify passes to a function (https://docs.netlify.com/functions/lambda-compatibility/). */
export interface Event {
  path: string;
  httpMethod: string;
  multiValueHeaders: Record<string, string[]>;
  body: string | null;
  isBase64Encoded: boolean;
  rawUrl: string;
}

export interface Result {
  statusCode: number;
  body?: string;
  isBase64Encoded: boolean;
}

export type Handler = (event: Event, context: object) => Promise<Result>;

/** The event of a JSON request from a page of the site, with changes. */
export const postEvent = (
  origin: string,
  body: string | null,
  changes: Partial<Event> = {},
): Event => ({
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

import { createServer, request as httpRequest, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { FactSheetRequestBody } from '../../../src/forms/rules';
import type { Dependencies, Outcome } from '../../../src/server/function/handle-fact-sheet';
import { createLimits } from '../../../src/server/function/limits';
import { createOnce } from '../../../src/server/function/once';
import { serveFactSheet } from '../../../src/server/function/serve-fact-sheet';
import { readCaps } from '../../../src/server/shared/settings';
import { sandboxEnvironment } from '../../../tools/sandbox';
import { listen } from '../../../tools/site/listen';
import { contact } from '../../fixtures/contact';

/** A raw request. */
export type Sent = {
  method?: string;
  /** Sent unchanged, dots and escapes included. */
  path?: string;
  headers?: NodeJS.Dict<string>;
  body?: string | Buffer;
};

/** The fact sheet that the tests request. */
export const FACT_SHEET = { slug: 'liability-protection', name: 'Liability & protection' };

/** The origin of the site. */
export const ORIGIN = 'https://www.keelstone.example';

/** A server that passes every request to the function. */
export type Site = Awaited<ReturnType<typeof startSite>>;

/** Starts the function without mocks. */
export async function startSite(sandboxUrl: string, change: NodeJS.Dict<string> = {}) {
  const log: string[] = [];
  const keep = (line: string) => log.push(line);
  /** Where it reads its variables at each request. */
  const environment: NodeJS.Dict<string> = { ...sandboxEnvironment(sandboxUrl, ORIGIN), ...change };
  const variable = (name: string) => environment[name];
  const dependencies: Dependencies = {
    factSheets: [FACT_SHEET],
    variable,
    limits: createLimits({ caps: readCaps(variable), warn: keep }),
    once: createOnce<Outcome>(),
    log: { info: keep, error: keep },
  };
  const server = createServer((request, response) => {
    void serveFactSheet(request, response, dependencies);
  });
  return { ...(await listen(server)), log, environment };
}

/** Sends a request with only these headers, Host and Content-Length. */
export async function send(
  url: string,
  { method = 'POST', path = new URL(url).pathname, headers = {}, body = '' }: Sent,
) {
  const length = { 'content-length': Buffer.byteLength(body) };
  const options = { method, path, headers: { ...headers, ...length } };
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    httpRequest(url, options, resolve).on('error', reject).end(body);
  });
  const received = await buffer(answer);
  const { statusCode: status = 0, headers: answered } = answer;
  return { status, headers: answered, body: received, text: received.toString() };
}

/** What the fact-sheet form posts. */
export const request: FactSheetRequestBody = {
  firstName: contact.firstName,
  lastName: contact.lastName,
  businessMail: contact.businessMail,
  factSheet: FACT_SHEET.slug,
};

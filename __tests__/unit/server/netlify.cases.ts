/** The function as Netlify calls it (https://docs.netlify.com/build/functions/lambda-compatibility/). */
import netlify from 'gatsby-adapter-netlify';
import type { Outcome } from '../../../src/server/function/handle-fact-sheet';
import { createLimits } from '../../../src/server/function/limits';
import { createOnce } from '../../../src/server/function/once';
import { serveFactSheet } from '../../../src/server/function/serve-fact-sheet';
import { readCaps } from '../../../src/server/shared/settings';
import { sandboxEnvironment, startSandbox, type Sandbox } from '../../../tools/sandbox';
import { useFolder } from '../../fixtures/folder';
import { FACT_SHEET, ORIGIN, request } from './site';

type Serve = (
  ...call: [Parameters<typeof serveFactSheet>[0], Parameters<typeof serveFactSheet>[1]]
) => Promise<void>;
type Handler = (event: object, context: object) => Promise<{ statusCode: number; body?: string }>;

declare global {
  var servedFunction: Serve | undefined;
}

describe('the function on Netlify', () => {
  const project = process.cwd();
  let sandbox: Sandbox;
  let handler: Handler;
  const { at, write } = useFolder();

  beforeEach(async () => {
    sandbox = await startSandbox({ port: 0 });
    const environment = sandboxEnvironment(sandbox.url, ORIGIN);
    const variable = (name: string) => ({ ...environment, MAIL_CAP_PER_CLIENT: '1' })[name];
    const dependencies = {
      factSheets: [FACT_SHEET],
      variable,
      limits: createLimits({ caps: readCaps(variable), warn: () => undefined }),
      once: createOnce<Outcome>(),
      log: { info: () => undefined, error: () => undefined },
    };
    globalThis.servedFunction = (...call) => serveFactSheet(...call, dependencies);
    write('function.js', 'module.exports = globalThis.servedFunction;');
    process.chdir(at());
    const definition = {
      functionId: 'f',
      name: 'f',
      pathToEntryPoint: 'function.js',
      requiredFiles: [],
    };
    await Reflect.apply(netlify().adapt, undefined, [
      { routesManifest: [], headerRoutes: [], functionsManifest: [definition] },
    ]);
    ({ handler } = await import(at('.netlify/functions-internal/f/f.js')));
  });
  afterEach(async () => {
    process.chdir(project);
    await sandbox.close();
  });

  const body = JSON.stringify(request);
  const call = (changes: object = {}, client = '192.0.2.1') =>
    handler(
      {
        path: '/api/fact-sheet',
        httpMethod: 'POST',
        multiValueHeaders: {
          origin: [ORIGIN],
          'content-type': ['application/json'],
          'x-nf-client-connection-ip': [client],
        },
        body,
        isBase64Encoded: false,
        ...changes,
      },
      {},
    );

  test.each<[string, number, object]>([
    ['a visitor’s request', 202, {}],
    ['a body in base64', 202, { body: btoa(body), isBase64Encoded: true }],
    ['no body', 400, { body: null }],
    ['a huge body', 413, { body: 'x'.repeat(200_000) }],
    ['another method', 405, { httpMethod: 'GET', body: null }],
    ['another site', 403, { multiValueHeaders: { origin: ['https://other.example'] } }],
  ])('%s is answered with %d and a reason as JSON', async (_name, status, changes) => {
    const answer = await call(changes);
    expect(answer.statusCode).toBe(status);
    expect(JSON.parse(atob(answer.body ?? ''))).toHaveProperty('status', expect.any(String));
  });

  test('each visitor has a cap of their own', async () => {
    const ask = async (client: string, businessMail: string) =>
      (await call({ body: JSON.stringify({ ...request, businessMail }) }, client)).statusCode;
    expect(await ask('192.0.2.1', 'a@bank.example')).toBe(202);
    expect(await ask('192.0.2.1', 'b@bank.example')).toBe(429);
    expect(await ask('192.0.2.2', 'c@bank.example')).toBe(202);
  });
});

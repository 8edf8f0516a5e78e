import fc from 'fast-check';
import { startSandbox, type Sandbox } from '../../../tools/sandbox';
import { request, send, startSite, type Sent, type Site } from './site';

let sandbox: Sandbox;
let site: Site;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
  site = await startSite(sandbox.url);
});
afterAll(async () => {
  await site.close();
  await sandbox.close();
});

const headerText = fc.stringMatching(/^[\x21-\x7e\x80-\xff]{0,40}$/);
const fieldValue = fc.oneof(
  fc.jsonValue(),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.constantFrom(...Object.values(request)),
);
const nearRequest = fc
  .dictionary(fc.constantFrom(...Object.keys(request), '__proto__', 'toString'), fieldValue)
  .map((change) => JSON.stringify({ ...request, ...change }));
const body = fc.oneof(
  fc.constant(JSON.stringify(request)),
  nearRequest,
  fc.json(),
  fc.string({ unit: 'binary' }),
  fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
  fc.constant('['.repeat(16_000)),
  fc.integer({ min: 16_300, max: 20_000 }).map((length) => 'x'.repeat(length)),
  fc.tuple(nearRequest, fc.nat(400)).map(([text, length]) => text.slice(0, length)),
);
const type = fc.oneof(
  { weight: 4, arbitrary: fc.constant('application/json') },
  {
    weight: 1,
    arbitrary: fc.oneof(
      headerText,
      fc.constantFrom('text/plain', 'multipart/form-data', 'application/json; charset=x'),
    ),
  },
);
const origin = fc.oneof(
  { weight: 4, arbitrary: fc.constant('own') },
  { weight: 1, arbitrary: fc.oneof(headerText, fc.constantFrom('null', 'https://[', '')) },
);
function rarely<T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> {
  return fc.oneof({ weight: 6, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary });
}
const anyRequest = fc.record({
  method: fc.oneof(
    { weight: 8, arbitrary: fc.constant('POST') },
    { weight: 1, arbitrary: fc.constantFrom('GET', 'PUT', 'HEAD', 'OPTIONS', 'PROPFIND') },
  ),
  type,
  origin,
  fetchSite: rarely(fc.oneof(headerText, fc.constantFrom('same-origin', 'cross-site'))),
  forwarded: rarely(headerText),
  encoding: rarely(fc.constantFrom('gzip', 'identity', '')),
  body,
});

const ANSWERS = new Set([202, 400, 403, 405, 413, 415, 429, 502]);

test('1,000 requests of every kind get one of the agreed answers, and the function lives on', async () => {
  const statuses = new Map<number, number>();
  await fc.assert(
    fc.asyncProperty(anyRequest, async (generated) => {
      const headers: NodeJS.Dict<string> = {
        'content-type': generated.type,
        origin: generated.origin === 'own' ? site.url : generated.origin,
      };
      if (generated.fetchSite !== undefined) headers['sec-fetch-site'] = generated.fetchSite;
      if (generated.forwarded !== undefined) {
        headers['x-forwarded-host'] = generated.forwarded;
        headers['x-forwarded-for'] = generated.forwarded;
      }
      if (generated.encoding !== undefined) headers['content-encoding'] = generated.encoding;
      const sent: Sent = { method: generated.method, headers };
      if (generated.method !== 'GET' && generated.method !== 'HEAD') sent.body = generated.body;

      const answer = await send(site.url, sent);
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      expect(ANSWERS).toContain(answer.status);
      if (generated.method !== 'HEAD') {
        expect(JSON.parse(answer.text)).toHaveProperty('status', expect.any(String));
      }
    }),
    { numRuns: 1000 },
  );
  // Right requests are among them, so the recipient's cap is met; the provider works, so nothing is 502.
  expect([...statuses.keys()].sort()).toEqual([202, 400, 403, 405, 413, 415, 429]);
  expect(site.log).toEqual([]);
});

import fc from 'fast-check';
import { anyString } from '../../fixtures/any-string';
import { startFolder, site } from '../host/site';
import { ORIGIN, request, send, startSite } from './site';

const servers = {
  'the function': () => startSite(site.sandboxUrl),
  'the host': async () => {
    const { url, close } = await startFolder(site);
    return { url: `${url}/api/fact-sheet`, close };
  },
};

const mostly = (usual: string, other: fc.Arbitrary<string>) =>
  fc.oneof({ weight: 5, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: other });
const headerText = fc.stringMatching(/^[\x21-\x7e\x80-\xff]{0,40}$/);
const otherTypes = fc.constantFrom(
  'text/plain',
  'multipart/form-data',
  'application/json; charset=x',
);
const headers = fc.record(
  {
    'content-type': mostly('application/json', fc.oneof(headerText, otherTypes)),
    origin: mostly(ORIGIN, fc.oneof(headerText, fc.constantFrom('null', 'https://[', ''))),
    'sec-fetch-site': mostly('same-origin', fc.oneof(headerText, fc.constant('cross-site'))),
    'x-forwarded-host': headerText,
    'x-forwarded-for': headerText,
    'content-encoding': mostly('identity', fc.constantFrom('gzip', '')),
  },
  { requiredKeys: ['content-type', 'origin'] },
);
const nearRequest = fc
  .dictionary(fc.constantFrom(...Object.keys(request), '__proto__', 'toString'), fc.jsonValue())
  .map((change) => JSON.stringify({ ...request, ...change }));
// Several addresses of one mailbox, since a repeated request gets the first answer again.
const rightRequest = fc
  .nat(100)
  .map((tag) => JSON.stringify({ ...request, businessMail: `anna+${tag}@bank.example` }));
const anyBody = fc.oneof(
  { weight: 5, arbitrary: rightRequest },
  nearRequest,
  fc.json(),
  anyString,
  fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
  fc.constant('['.repeat(16_000)),
  fc.integer({ min: 16_300, max: 20_000 }).map((length) => 'x'.repeat(length)),
  fc.tuple(nearRequest, fc.nat(400)).map(([text, length]) => text.slice(0, length)),
);
const anyMethod = mostly('POST', fc.constantFrom('GET', 'PUT', 'HEAD', 'OPTIONS', 'PROPFIND'));

test.each(Object.entries(servers))(
  '%s answers each of 250 requests of any kind with a known status',
  async (_name, start) => {
    const { url, close } = await start();
    const statuses = new Set<number>();
    await fc.assert(
      fc.asyncProperty(anyMethod, headers, anyBody, async (method, sent, anything) => {
        const body = method === 'GET' || method === 'HEAD' ? '' : anything;
        const { status, text } = await send(url, { method, headers: sent, body });
        statuses.add(status);
        if (method !== 'HEAD') {
          expect(JSON.parse(text)).toHaveProperty('status', expect.any(String));
        }
      }),
      { numRuns: 250 },
    );
    await close();
    // Some requests are valid, so the recipient's cap is reached; the provider works, so there is no 502.
    expect([...statuses].sort()).toEqual([202, 400, 403, 405, 413, 415, 429]);
  },
);

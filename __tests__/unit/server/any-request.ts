import fc from 'fast-check';
import { request, type Sent } from './site';

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
  { weight: 5, arbitrary: fc.constant(JSON.stringify(request)) },
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
/** A request to the function, right or wrong in any of its parts; `own` stands for the site's own origin. */
export const anyRequest = fc.record({
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

type Generated = typeof anyRequest extends fc.Arbitrary<infer Value> ? Value : never;

/** That request as it goes over the wire to a site. */
export function onTheWire(generated: Generated, siteUrl: string): Sent {
  const { method, type, origin: from, fetchSite, forwarded, encoding } = generated;
  const headers: NodeJS.Dict<string> = {
    'content-type': type,
    origin: from === 'own' ? siteUrl : from,
  };
  if (fetchSite !== undefined) headers['sec-fetch-site'] = fetchSite;
  if (forwarded !== undefined) {
    headers['x-forwarded-host'] = forwarded;
    headers['x-forwarded-for'] = forwarded;
  }
  if (encoding !== undefined) headers['content-encoding'] = encoding;
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return { method, headers, ...(hasBody && { body: generated.body }) };
}

import fc from 'fast-check';
import { testPorts } from '../../../tools/site/gatsby';
import { anyRequest, onTheWire } from '../../unit/server/any-request';
import { request as right, send, type Sent } from '../../unit/server/site';
import { expect, httpTest as test } from './support/test';
import { freshAddress } from './support/visitor';

const site = `http://localhost:${testPorts.site}`;
const functionAddress = `${site}/api/fact-sheet`;
const atOnce = 10;

/** A kept connection may close just as it is used again; browsers try again then, too. */
const persist = (sent: Sent) =>
  send(functionAddress, sent).catch(() => send(functionAddress, sent));

test('1,000 malformed requests get an agreed answer, none of the function’s own failures, and it lives on', async () => {
  const requests = fc.sample(anyRequest, 1000);
  const statuses = new Set<number>();
  for (let first = 0; first < requests.length; first += atOnce) {
    const batch = requests.slice(first, first + atOnce);
    const answers = await Promise.all(batch.map((one) => persist(onTheWire(one, site))));
    for (const { status } of answers) statuses.add(status);
  }
  expect([...statuses].sort()).toEqual([202, 400, 403, 405, 413, 415, 429]);

  const body = { ...right, businessMail: freshAddress() };
  const answer = await send(functionAddress, {
    headers: { origin: site, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(202);
  expect((await send(`${site}/home`, { method: 'GET' })).status).toBe(200);
});

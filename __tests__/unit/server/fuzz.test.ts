import fc from 'fast-check';
import { startSandbox, type Sandbox } from '../../../tools/sandbox';
import { anyRequest, onTheWire } from './any-request';
import { ORIGIN, send, startSite, type Site } from './site';

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

const ANSWERS = new Set([202, 400, 403, 405, 413, 415, 429, 502]);

test('1,000 requests of every kind get one of the agreed answers, and the function lives on', async () => {
  const statuses = new Map<number, number>();
  await fc.assert(
    fc.asyncProperty(anyRequest, async (generated) => {
      const answer = await send(site.url, onTheWire(generated, ORIGIN));
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
  expect(new Set(site.log)).toEqual(
    new Set(['/api/fact-sheet: the limit per recipient is reached']),
  );
}, 60_000);

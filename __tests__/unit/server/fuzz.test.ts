import fc from 'fast-check';
import { startFolder, useBuiltSite } from '../host/site';
import { anyRequest, onTheWire } from './any-request';
import { ORIGIN, send, startSite } from './site';

const site = useBuiltSite();

const servers = {
  'the function': () => startSite(site.sandboxUrl),
  'the host': async () => {
    const { url, close } = await startFolder(site, { SITE_URL: ORIGIN });
    return { url: `${url}/api/fact-sheet`, close };
  },
};

test.each(Object.entries(servers))(
  '%s answers each of 250 requests of any kind with a known status',
  async (_name, start) => {
    const { url, close } = await start();
    const statuses = new Set<number>();
    await fc.assert(
      fc.asyncProperty(anyRequest, async (generated) => {
        const { status, text } = await send(url, onTheWire(generated, ORIGIN));
        statuses.add(status);
        if (generated.method !== 'HEAD') {
          expect(JSON.parse(text)).toHaveProperty('status', expect.any(String));
        }
      }),
      { numRuns: 250 },
    );
    await close();
    // Correct requests are among them, so the recipient's cap is met; the provider works, so nothing is 502.
    expect([...statuses].sort()).toEqual([202, 400, 403, 405, 413, 415, 429]);
  },
  60_000,
);

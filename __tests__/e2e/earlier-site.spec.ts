import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { listen } from '../../tools/site/listen';
import { expect, test } from './support/test';

/** The service worker of an earlier site, which answers every page from its store. */
const earlierWorker = `
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(clients.claim()));
self.addEventListener('fetch', (event) => {
  const page = new Response('<h1>Earlier site', { headers: { 'content-type': 'text/html' } });
  if (event.request.mode === 'navigate') event.respondWith(page);
});`;

for (const name of ['sw.js', 'service-worker.js']) {
  test(`an earlier site's ${name} gives way to this one`, async ({ page }) => {
    let isEarlier = true;
    const server = await listen(
      createServer(async ({ url }, response) => {
        const isWorker = url === `/${name}`;
        response.setHeader('content-type', isWorker ? 'text/javascript' : 'text/html');
        const worker = () => (isEarlier ? earlierWorker : readFile(`public/${name}`));
        response.end(isWorker ? await worker() : '<h1>This site');
      }),
    );
    await page.goto(server.url);
    await page.evaluate(async (worker) => {
      await navigator.serviceWorker.register(worker);
      await navigator.serviceWorker.ready;
    }, `/${name}`);
    const heading = page.getByRole('heading');
    await page.reload();
    await expect(heading).toHaveText('Earlier site');

    isEarlier = false;
    await page.reload();
    await expect(heading).toHaveText('This site');
    await page.reload();
    await expect(heading).toHaveText('This site');
    await server.close();
  });
}

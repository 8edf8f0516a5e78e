/*
 * Replaces the service worker of an earlier site at this address, which would go on showing that site. Browsers look for
 * a newer version under the name by which they know it.
 */
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(retire()));

async function retire() {
  await self.registration.unregister();
  for (const name of await self.caches.keys()) await self.caches.delete(name);
  for (const client of await self.clients.matchAll({ type: 'window' })) client.navigate(client.url);
}

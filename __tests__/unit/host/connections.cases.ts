import { once } from 'node:events';
import { readdirSync, readlinkSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import type { Host } from '../../../host/server';
import { site, startSite } from './site';

/** How many times this process has the large file open (Linux). */
const openFiles = (): number =>
  readdirSync('/proc/self/fd').filter((name) => {
    try {
      return readlinkSync(`/proc/self/fd/${name}`) === path.join(site.folder, 'large.pdf');
    } catch {
      // The descriptor with which the list was read.
      return false;
    }
  }).length;

describe('clients that do not read', () => {
  const connections = 10;
  let host: Host;
  let sockets: Socket[];
  afterEach(async () => {
    for (const socket of sockets) socket.destroy();
    await host.close();
  });

  /** Sends requests on each connection, and returns a promise of their ends. */
  function attack(requests: number) {
    const request = 'GET /large.pdf HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(requests);
    const port = Number(new URL(host.url).port);
    sockets = Array.from({ length: connections }, () =>
      connect(port, '127.0.0.1').on('error', () => undefined),
    );
    const closed = Promise.all(sockets.map((socket) => once(socket, 'close')));
    for (const socket of sockets) socket.pause().write(request);
    return closed;
  }

  const visit = async () => (await fetch(`${host.url}/home`)).status;

  test('hold one file each, and are cut off if they do not go on reading', async () => {
    host = await startSite({}, { idleTimeout: 1000 });
    const closed = attack(1);
    while (openFiles() < connections) expect(await visit()).toBe(200);
    while (openFiles() > 0) expect(await visit()).toBe(200);
    for (const socket of sockets) socket.resume();
    await closed;
  });

  test('are cut off if they send another request before the response', async () => {
    host = await startSite();
    const closed = attack(2);
    for (const socket of sockets) socket.resume();
    await closed;
    while (openFiles() > 0) expect(await visit()).toBe(200);
  });
});

import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Host } from '../../../host/start';
import { buildFolder, openDescriptors, removeFolder, startFolder, site } from './site';

describe('connections that send requests faster than they read', () => {
  const connections = 10;
  let folder: string;
  let large: string;
  let host: Host;
  let sockets: Socket[];

  beforeAll(async () => {
    folder = await buildFolder();
    // Larger than the network buffers.
    large = path.join(folder, 'large.pdf');
    await writeFile(large, Buffer.alloc(16_000_000));
  });
  afterAll(() => removeFolder(folder));
  afterEach(async () => {
    for (const socket of sockets) socket.destroy();
    await host.close();
  });

  async function attack(requests: number, environment: Record<string, string> = {}) {
    host = await startFolder({ ...site, folder }, environment);
    const request = 'GET /large.pdf HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(requests);
    const port = Number(new URL(host.url).port);
    sockets = Array.from({ length: connections }, () =>
      connect(port, '127.0.0.1').on('error', () => undefined),
    );
    const closed = sockets.map((socket) => once(socket, 'close'));
    for (const socket of sockets) socket.pause().write(request);
    return { closed: Promise.all(closed) };
  }

  const visit = async () => (await fetch(`${host.url}/home`)).status;

  test('keep one file open each, and none after they close', async () => {
    await attack(16);
    while (openDescriptors(large) < connections) expect(await visit()).toBe(200);
    for (let visits = 0; visits < 20; visits += 1) expect(await visit()).toBe(200);
    expect(openDescriptors(large)).toBe(connections);
    for (const socket of sockets) socket.destroy();
    while (openDescriptors(large) > 0) expect(await visit()).toBe(200);
  });

  test('are cut off if they send many', async () => {
    const { closed } = await attack(400);
    for (const socket of sockets) socket.resume();
    await closed;
    while (openDescriptors(large) > 0) expect(await visit()).toBe(200);
  });

  test('are cut off if they read nothing', async () => {
    const { closed } = await attack(1, { IDLE_TIMEOUT_MS: '1000' });
    while (openDescriptors(large) < connections) expect(await visit()).toBe(200);
    while (openDescriptors(large) > 0) expect(await visit()).toBe(200);
    for (const socket of sockets) socket.resume();
    await closed;
  });
});

test('a connection gets the answers to all its requests in order', async () => {
  const host = await startFolder(site);
  const socket = connect(Number(new URL(host.url).port), '127.0.0.1').setEncoding('utf8');
  const paths = ['/home', '/nowhere', '/', '/healthz', '/home'];
  socket.write(paths.map((each) => `GET ${each} HTTP/1.1\r\nHost: x\r\n\r\n`).join(''));
  let received = '';
  const statuses = () => received.match(/HTTP\/1\.1 \d+/g)?.map((line) => Number(line.slice(-3)));
  for await (const part of socket) {
    received += String(part);
    if (statuses()?.length === paths.length) break;
  }
  expect(statuses()).toEqual([200, 404, 301, 200, 200]);
  await host.close();
});

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

describe('a connection gets the answers to all its requests', () => {
  let host: Host;
  let socket: Socket;
  beforeEach(async () => {
    host = await startFolder(site);
    socket = connect(Number(new URL(host.url).port), '127.0.0.1').setEncoding('utf8');
  });

  const request = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;

  /** Reads the statuses of that many answers. */
  async function statuses(count: number): Promise<number[]> {
    const found: number[] = [];
    for await (const part of socket.iterator({ destroyOnReturn: false })) {
      found.push(
        ...[...String(part).matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status)),
      );
      if (found.length >= count) break;
    }
    return found;
  }

  test('in order', async () => {
    socket.write(['/home', '/nowhere', '/', '/healthz', '/home'].map(request).join(''));
    expect(await statuses(5)).toEqual([200, 404, 301, 200, 200]);
    socket.destroy();
    await host.close();
  });

  test('while the server closes, if it is in use', async () => {
    const body = 'Content-Length: 2\r\nExpect: 100-continue';
    socket.write(`POST /api/fact-sheet HTTP/1.1\r\nHost: x\r\n${body}\r\n\r\n`);
    expect(await statuses(1)).toEqual([100]);
    const closed = host.close();
    const isOpen = () => fetch(`${host.url}/healthz`).then(Boolean, () => false);
    while (await isOpen());
    socket.write(`{}${request('/home')}`);
    expect(await statuses(2)).toEqual([403, 200]);
    await closed;
  });
});

import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { cacheControl } from '../../plugins/gatsby-plugin-security-headers/headers';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.pdf': 'application/pdf',
};
const compressible = /text|json|javascript|xml/;

/** A running host. */
export interface Host {
  url: string;
  close: () => Promise<void>;
}

/** The headers of every answer, from the `_headers` file that the build writes. */
const readHeaders = (directory: string): (readonly [name: string, value: string])[] =>
  readFileSync(path.join(directory, '_headers'), 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, name, value] = /^ {2}([^:]+): (.+)$/.exec(line) ?? [];
      return name && value ? [[name, value] as const] : [];
    });

/** The file that answers an address, or undefined. */
function fileOf(directory: string, address: string): string | undefined {
  const candidates = [address, `${address}.html`, `${address}/index.html`];
  return candidates
    .map((candidate) => path.join(directory, candidate))
    .find((file) => existsSync(file) && statSync(file).isFile());
}

/**
 * Serves the built files as a host with a content delivery network would: brotli, the site's own headers,
 * 404.html for what is not there. The function is not served; `gatsby serve` does that.
 */
export async function startHost({
  directory = 'public',
  port,
}: {
  directory?: string;
  port: number;
}): Promise<Host> {
  const compressed = new Map<string, Buffer>();
  const headers = readHeaders(directory);

  const send = (response: ServerResponse, status: number, file: string, address: string) => {
    const type = types[path.extname(file)] ?? 'application/octet-stream';
    let body: Buffer = readFileSync(file);
    if (compressible.test(type)) {
      response.setHeader('content-encoding', 'br');
      const ready = compressed.get(file) ?? brotliCompressSync(body);
      compressed.set(file, ready);
      body = ready;
    }
    for (const [name, value] of headers) response.setHeader(name, value);
    response.setHeader('cache-control', cacheControl(address));
    response.writeHead(status, { 'content-type': type, 'content-length': body.length });
    response.end(body);
  };

  const server = createServer(({ url = '/' }, response) => {
    const address = decodeURIComponent(new URL(url, 'http://host').pathname);
    const file = fileOf(directory, address);
    if (file) send(response, 200, file, address);
    else send(response, 404, path.join(directory, '404.html'), address);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

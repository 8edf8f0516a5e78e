import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressSite } from '../../../host/compress';
import { readConfig } from '../../../host/config';
import { startHost, type Host } from '../../../host/server';
import { redirectsFile } from '../../../plugins/gatsby-plugin-static-output/redirects';
import { headersFile, securityHeaders } from '../../../plugins/gatsby-plugin-static-output/headers';
import { pdfAddress } from '../../../src/server/shared/pdf-address';
import { sandboxEnvironment, startSandbox, type Sandbox } from '../../../tools/sandbox';
import { CONTENT, FACT_SHEET, ORIGIN, request } from '../../fixtures/fact-sheet';
import { useFolder } from '../../fixtures/folder';

const redirects = {
  redirects: [
    { from: '/', to: '/home' },
    { from: '/old', to: '/home' },
    { from: '/news/*', to: '/insights/blog' },
  ],
  gone: ['/gone'],
  rewrites: [{ pattern: '/insights/:type', page: '/insights/other' }],
};

const files: Record<string, string> = {
  _redirects: redirectsFile(redirects, 'host'),
  _headers: headersFile(securityHeaders("default-src 'none'"), [], false),
  '404.html': '<title>Unknown</title>',
  'index.html': '<title>Leads to home</title>',
  'home/index.html': '<title>Home</title>',
  'insights/blog/index.html': '<title>Blog</title>',
  'insights/other/index.html': '<title>Other</title>',
  'fact-sheets/risk.pdf': '%PDF',
  [pdfAddress(FACT_SHEET.slug, String(sandboxEnvironment('', '').FACT_SHEET_SECRET))]: '%PDF',
  'app-0123456789.js': 'run()',
  'picture.jpg': 'not compressed',
  'large.pdf': 'larger than the network buffers'.repeat(500_000),
};

/** Writes a built site with few files to a folder, or with others. */
export async function buildSite(folder: string, others: Record<string, string> = {}) {
  for (const [name, text] of Object.entries({ ...files, ...others })) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  await compressSite(folder);
}

const { at } = useFolder('file');
const hosts: Host[] = [];

/** The sandbox to which the hosts of a file send mail. */
export let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
  await buildSite(at());
});
afterAll(async () => {
  await Promise.all(hosts.map((host) => host.close()));
  await sandbox.close();
});

/** The absolute path of a file of the built site, or of its folder. */
export { at as siteFile };

/** The environment of a server on any free port that sends mail to the sandbox. */
export const hostEnvironment = (change: Record<string, string> = {}): Record<string, string> => ({
  ...sandboxEnvironment(sandbox.url, ORIGIN),
  PORT: '0',
  HOST: '127.0.0.1',
  LOG_LEVEL: 'silent',
  ...change,
});

/** Starts a host for the site, with other limits. It is closed after the file's last test. */
export async function startSite(
  change: Record<string, string> = {},
  limits?: Parameters<typeof startHost>[2],
): Promise<Host> {
  const config = { ...readConfig(hostEnvironment(change)), folder: at() };
  const host = await startHost(config, CONTENT, limits);
  hosts.push(host);
  return host;
}

/** Sends a request. Its path is sent unchanged, dots and escapes included. The text of the answer is decompressed. */
export async function send(url: string, path: string, headers: object = {}, method = 'GET') {
  const options = { method, path, headers: { ...headers } };
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    httpRequest(url, options, resolve).on('error', reject).end();
  });
  const body = await buffer(answer);
  const decode = answer.headers['content-encoding'] === 'br' ? brotliDecompressSync : gunzipSync;
  const text = String(answer.headers['content-encoding'] && body.length > 0 ? decode(body) : body);
  return { status: answer.statusCode, headers: answer.headers, text };
}

/**
 * Connects to a server and writes.
 *
 * @returns the socket; a promise of the beginning of an answer or the end; one of all that was received until the end
 */
export function converse(url: string, ...lines: string[]) {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  let answer = '';
  socket
    .on('data', (bytes: Buffer) => (answer += bytes.toString('latin1')))
    .on('error', () => undefined)
    .write(lines.join('\r\n'));
  const closed = new Promise<string>((resolve) => socket.once('close', () => resolve(answer)));
  const begun = Promise.race([closed, new Promise((resolve) => socket.once('data', resolve))]);
  return { socket, begun, closed };
}

/**
 * Requests a fact sheet, each time for another address of the same mailbox, since a repeated request gets the first
 * answer again.
 */
export const ask = (
  host: string,
  headers: Record<string, string> = {},
  businessMail = request.businessMail,
) =>
  fetch(`${host}/api/fact-sheet`, {
    method: 'POST',
    headers: { origin: ORIGIN, 'content-type': 'application/json', ...headers },
    body: JSON.stringify({
      ...request,
      businessMail: businessMail.replace('@', `+${randomUUID()}@`),
    }),
  });

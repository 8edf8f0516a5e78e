import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compressSite } from '../../../host/compress';
import { readConfig } from '../../../host/config';
import { startHost, type Host } from '../../../host/server';
import { redirectsFile } from '../../../plugins/gatsby-plugin-host-files/redirects';
import {
  headersFile,
  securityHeaders,
} from '../../../plugins/gatsby-plugin-security-headers/headers';
import { pdfAddress } from '../../../src/server/shared/pdf-address';
import { sandboxEnvironment, startSandbox, type Sandbox } from '../../../tools/sandbox';
import { FACT_SHEET, ORIGIN, request } from '../server/site';

const files: Record<string, string> = {
  _redirects: redirectsFile(
    {
      redirects: [
        { from: '/', to: '/home' },
        { from: '/old', to: '/home' },
      ],
      gone: ['/gone'],
      rewrites: [{ pattern: '/insights/:type', page: '/insights/other' }],
    },
    false,
  ),
  _headers: headersFile(securityHeaders("default-src 'none'"), false),
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

/** Writes a built site with few files to a folder. */
export async function buildSite(folder: string): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  await compressSite(folder);
}

/** One built site, and the sandbox to which its server sends mail. Set before the first hook or test of a file. */
export const site = { folder: '', sandboxUrl: '' };

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
  site.folder = mkdtempSync(path.join(tmpdir(), 'host-'));
  site.sandboxUrl = sandbox.url;
  await buildSite(site.folder);
});
afterAll(async () => {
  await sandbox.close();
  rmSync(site.folder, { recursive: true });
});

/** The environment of a server on any free port that sends mail to the sandbox. */
export const hostEnvironment = (change: Record<string, string> = {}): Record<string, string> => ({
  ...sandboxEnvironment(site.sandboxUrl, ORIGIN),
  PORT: '0',
  HOST: '127.0.0.1',
  LOG_LEVEL: 'silent',
  ...change,
});

/** Starts a host for the site, with other timeouts. */
export const startSite = (
  change: Record<string, string> = {},
  timeouts: { requestTimeout?: number; idleTimeout?: number } = {},
): Promise<Host> =>
  startHost({ ...readConfig(hostEnvironment(change)), folder: site.folder, ...timeouts }, [
    FACT_SHEET,
  ]);

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

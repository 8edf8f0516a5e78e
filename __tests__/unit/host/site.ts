import { randomUUID } from 'node:crypto';
import { readdirSync, readlinkSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compressSite } from '../../../host/compress';
import { readConfig } from '../../../host/config';
import { startHost, type Host } from '../../../host/start';
import {
  headersFile,
  securityHeaders,
} from '../../../plugins/gatsby-plugin-security-headers/headers';
import { pdfAddress } from '../../../src/server/pdf-address';
import { sandboxEnvironment, startSandbox, type Sandbox } from '../../../tools/sandbox';
import { ORIGIN, request } from '../server/site';

/** A text long enough to be compressed. */
export const long = (title: string) =>
  `<!doctype html><title>${title}</title>${'<p>x</p>'.repeat(300)}`;

const files: Record<string, string> = {
  '_host.json': JSON.stringify({
    siteUrl: ORIGIN,
    redirects: [
      { from: '/', to: '/home' },
      { from: '/insights/blog/content/old', to: '/insights/blog/content/new' },
    ],
    gone: ['/insights/blog/content/gone'],
    rewrites: [{ pattern: '/insights/:type', page: '/insights/other' }],
    factSheets: [{ slug: 'liability-protection', name: 'Liability protection' }],
  }),
  _headers: headersFile(securityHeaders("default-src 'none'"), false),
  '404.html': long('Unknown'),
  'index.html': long('Leads to home'),
  'home/index.html': long('Home'),
  'contact/index.html': long('Contact'),
  'fact-sheets/risk.pdf': '%PDF',
  [`.${pdfAddress('liability-protection', String(sandboxEnvironment('', '').FACT_SHEET_SECRET))}`]:
    '%PDF',
  'insights/blog/index.html': long('Blog'),
  'insights/other/index.html': long('Other'),
  'app-0123456789.js': `run(${'1,'.repeat(1000)})`,
  'picture.jpg': 'not compressed'.repeat(100),
  '.well-known/security.txt': 'Contact: mailto:security@site.example\n',
};

/** A folder as `npm run build:host` builds it, with few files. */
export async function buildFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'host-'));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  }
  await compressSite(folder);
  return folder;
}

/** How many times this process has a file open (Linux). */
export const openDescriptors = (file: string): number =>
  readdirSync('/proc/self/fd').filter((name) => {
    try {
      return readlinkSync(`/proc/self/fd/${name}`) === file;
    } catch {
      // The descriptor with which the list was read.
      return false;
    }
  }).length;

export const removeFolder = (folder: string): Promise<void> => rm(folder, { recursive: true });

/** A built folder and the provider sandbox to which its server sends mail. */
export interface BuiltSite {
  folder: string;
  sandboxUrl: string;
}

/** One built site for all tests of a file. Its values are set before the first hook or test. */
export const site: BuiltSite = { folder: '', sandboxUrl: '' };

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
  Object.assign(site, { folder: await buildFolder(), sandboxUrl: sandbox.url });
});
afterAll(async () => {
  await sandbox.close();
  await removeFolder(site.folder);
});

/** The environment of a server for a folder, on any free port, that sends mail to the sandbox. */
export const hostEnvironment = (
  { folder, sandboxUrl }: BuiltSite,
  change: Record<string, string> = {},
): Record<string, string> => ({
  ...sandboxEnvironment(sandboxUrl, ORIGIN),
  SITE_FOLDER: folder,
  PORT: '0',
  HOST: '127.0.0.1',
  LOG_LEVEL: 'silent',
  ...change,
});

/** Starts a host for a folder. */
export const startFolder = (site: BuiltSite, change: Record<string, string> = {}): Promise<Host> =>
  startHost(readConfig(hostEnvironment(site, change)));

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

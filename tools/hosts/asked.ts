import { readdirSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { addressOfPost } from '../site/posts';
import { pageRoutes } from '../site/routes';
import { former, gone } from './folder';

/** What every host is asked for. `…` stands for a hash, which is another one in each build. */
export const asked: readonly string[] = [
  // Without the posts, of which there are many.
  ...pageRoutes.filter((route) => !route.startsWith(addressOfPost(''))),
  // Redirects, former and deleted pages, and the patterns of addresses.
  ...['/', '/?a=1', '/solutions', '/solutions/', '/insights', '/insights/?a=%20'],
  ...[former, `${former}/?a=1`, gone, '/insights/anything', '/insights/anything/'],
  ...['/insights/anything/deeper', '/insights/blog/content/missing', '/solutions/other'],
  // Slashes, search parameters, upper case.
  ...[
    '/about/',
    '/about/?a=%20',
    '/about//',
    '//about',
    '/about?a=1',
    '/HOME',
    '/nowhere',
    '/nowhere/',
  ],
  // What mail programs make of an address.
  ...['/contact%3Futm_source=mail', '/contact%23form', '/contact%2C', '/about%3B', '/contact%20'],
  ...['/insights/blog%3Fcategory=bcm', '/nowhere%3Fa=1'],
  // What is no address, or leads out of the site.
  ...['/%', '/%ff', '/%E0%A4%A', '/home%00', '/..%2f..%2fetc%2fpasswd', '/insights/%2e%2e/home'],
  // Files.
  ...['/app-….js', '/app-fedcba9876.js', '/static/nothing.png', '/static/…/1200/home.jpeg'],
  ...['/favicon.svg', '/rss.xml', '/sitemap-index.xml', '/robots.txt', '/manifest.webmanifest'],
  ...['/.well-known/security.txt', '/page-data/home/page-data.json', '/%66avicon.ico'],
  ...['/_nginx.conf', '/_host.json', '/.htaccess', '/home/index.html.br'],
  // The editor and the function.
  ...['/admin', '/admin/editor.js', '/api/fact-sheet'],
];

/** The headers that the table compares as well; the policy on documents only, since host/ sends it with nothing else. */
const compared = ['content-security-policy', 'cross-origin-resource-policy', 'x-robots-tag'];

const lifetimes: Readonly<Record<string, string>> = {
  'public, max-age=31536000, immutable': 'a year',
  'public, max-age=0, must-revalidate': 'revalidated',
  'no-store': 'not kept',
};

/** An answer, and the headers that are compared. */
export interface Answer {
  /** Its status, where it leads, and how long it is kept. */
  words: string;
  headers: string;
}

/** Asks a host for an address as it is, dots and escapes included. */
async function ask(url: string, address: string): Promise<Answer> {
  const { hostname, port } = new URL(url);
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get({ hostname, port, path: address, headers: { host: 'localhost' } }, resolve).on(
      'error',
      reject,
    );
  });
  const received = await text(response);
  const { statusCode: status = 0, headers } = response;
  const value = (name: string) => [headers[name]].flat().join(', ');
  const target = value('location').replace(/^https?:\/\/[^/]+/, '');
  const cache = value('cache-control');
  const isOfHost = status >= 400 && !received.includes('id="___gatsby"');
  const words = [
    String(status),
    ...(target ? [target] : []),
    ...(isOfHost ? ['page of the host'] : []),
    ...(status === 200 || status >= 400 ? [lifetimes[cache] ?? (cache || 'not said')] : []),
  ].join(', ');
  const isDocument = value('content-type').startsWith('text/html');
  const names = status === 200 ? compared.slice(isDocument ? 0 : 1) : [];
  return { words, headers: names.map((name) => `${name}: ${value(name)}`).join('\n') };
}

/** The answers to all addresses. */
export type Answers = ReadonlyMap<string, Answer>;

/** Asks a host that serves a folder for every address, in their order. */
export async function askAll(url: string, folder: string): Promise<Answers> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const answers = new Map<string, Answer>();
  for (const address of asked) {
    const [start = '', end] = address.slice(1).split('…');
    const file = files.find((name) => end && name.startsWith(start) && name.endsWith(end));
    answers.set(address, await ask(url, file ? `/${file}` : address));
  }
  return answers;
}

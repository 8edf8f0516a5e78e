import { readdirSync } from 'node:fs';
import { send } from '../unit/server/site';

/** The headers that are compared; the policy on documents only, since `host/` sends it only there. */
const compared = ['content-security-policy', 'cross-origin-resource-policy', 'x-robots-tag'];

const lifetimes: Readonly<Record<string, string>> = {
  'public, max-age=31536000, immutable': 'a year',
  'public, max-age=0, must-revalidate': 'revalidated',
  'no-store': 'not kept',
};

export interface Answer {
  /** Its status, target and cache time. */
  words: string;
  /** The headers that are compared. */
  headers: string;
}

async function request(url: string, path: string): Promise<Answer> {
  const options = { method: 'GET', path, headers: { host: 'localhost' } };
  const { status, headers, text } = await send(url, options);
  const value = (name: string) => [headers[name]].flat().join(', ');
  const target = value('location').replace(/^https?:\/\/[^/]+/, '');
  const cache = value('cache-control');
  const isOfHost = status >= 400 && !text.includes('id="___gatsby"');
  const words = [
    String(status),
    ...(target ? [target] : []),
    ...(isOfHost ? ['page of the host'] : []),
    ...(status === 200 || status >= 400 ? [lifetimes[cache] ?? (cache || 'not said')] : []),
  ].join(', ');
  const isDocument = value('content-type').startsWith('text/html');
  const names = status === 200 ? compared.slice(isDocument ? 0 : 1) : [];
  const headersOf = names.map((name) => `${name}: ${value(name)}`).join('\n');
  return { words, headers: headersOf };
}

/**
 * Requests addresses from a host.
 *
 * @param folder what the host serves
 * @param addresses with `…` for hashes, which differ in each build
 */
export async function requestAll(
  url: string,
  folder: string,
  addresses: readonly string[],
): Promise<Answer[]> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const answers: Answer[] = [];
  for (const address of addresses) {
    const [start = '', end] = address.slice(1).split('…');
    const file = files.find((name) => end && name.startsWith(start) && name.endsWith(end));
    answers.push(await request(url, file ? `/${file}` : address));
  }
  return answers;
}

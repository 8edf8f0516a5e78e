/**
 * The dead links to other sites (`npm run content:check -- --links`).
 *
 * docs/external-links.json has the day of each address's last response, after which it is not requested for 30 days.
 * Check sites that refuse programs in a browser, and write the day there by hand.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { concurrently } from '../src/content-model/source/concurrently';
import { formatMistake, type Words } from '../src/content-model/source/mistake';
import { mistakeOf, type Mention } from '../src/content-model/rules/check';
import { textsNaming } from '../src/content-model/rules/values';
import { readContent, type Content } from '../src/content-model/source/read-content';
import { count } from '../src/content-model/source/words';
import { addDays, isoDay } from '../src/content-model/source/days';
import type { Report } from './content-due';

/** How long a response counts. */
const days = 30;
/** The timeout of a request, in milliseconds. */
const timeout = 15_000;

/** The day of each address's last response. */
type Answered = Record<string, string>;

/** Other sites, except those with reserved names (RFC 2606). */
const isExternal = (address: string) =>
  /^https?:/.test(address) &&
  URL.canParse(address) &&
  !/\.example$/.test(new URL(address).hostname);

const linksOf = ({ files }: Content): Mention[] =>
  files
    .flatMap((file) => [
      ...textsNaming(file, 'address', 'url'),
      ...(file.body?.links ?? []).map(({ address: written, line: place }) => ({
        file,
        place,
        written,
      })),
    ])
    .filter(({ written }) => isExternal(written));

/** Why an address cannot be read: an HTTP status or an error code. Undefined if it can. */
async function failureOf(address: string): Promise<string | undefined> {
  try {
    // Some sites do not support HEAD.
    const response = await fetch(address, { signal: AbortSignal.timeout(timeout) });
    await response.body?.cancel();
    return response.ok ? undefined : String(response.status);
  } catch (error) {
    const { cause, name } = error instanceof Error ? error : new Error(String(error));
    return cause instanceof Error && 'code' in cause ? String(cause.code) : name;
  }
}

/** The responses of deleted pages. Other sites may refuse programs, or be down today. */
const gone = /^(404|410|ENOTFOUND)$/;

const wordsOf = (failure: string): Words =>
  gone.test(failure)
    ? {
        problem: `leads nowhere (${failure})`,
        remedy: 'Write its new address, or remove the link',
      }
    : { problem: `does not answer (${failure})`, remedy: 'Open it in a browser' };

/** Why addresses cannot be read. Requests a host's addresses one by one, from 16 hosts at a time. */
async function failuresOf(addresses: ReadonlySet<string>): Promise<ReadonlyMap<string, string>> {
  const all = [...addresses].map((address) => ({ address, host: new URL(address).host }));
  const failures = new Map<string, string>();
  await concurrently([...new Set(all.map(({ host }) => host))], async (one) => {
    for (const { address } of all.filter(({ host }) => host === one)) {
      const failure = await failureOf(address);
      if (failure) failures.set(address, failure);
    }
  });
  return failures;
}

function readAnswered(file: string): Answered {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

/**
 * Requests every address of other sites to which the content links.
 *
 * @param root contains `content/` and `docs/`
 * @returns a line for each link that does not respond, and whether one is gone
 */
export async function checkLinks(root: string, now: Date): Promise<Report> {
  const file = path.join(root, 'docs/external-links.json');
  const answered = readAnswered(file);
  const lastStale = isoDay(addDays(now, -days));
  const isFresh = (address: string) => (answered[address] ?? '') > lastStale;

  const links = linksOf(readContent(path.resolve(root, 'content'), now).content);
  const addresses = new Set(links.map(({ written }) => written).sort());
  const asked = new Set([...addresses].filter((address) => !isFresh(address)));
  const failures = await failuresOf(asked);

  const lines = links.flatMap((link) => {
    const failure = failures.get(link.written);
    return mistakeOf(link, failure ? wordsOf(failure) : undefined).map(formatMistake);
  });
  const today = isoDay(now);
  const entries = [...addresses].flatMap((address) => {
    const day = asked.has(address) && !failures.has(address) ? today : answered[address];
    return day ? [[address, day] as const] : [];
  });
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`);
  lines.push(`links: requested ${asked.size} of ${count(addresses.size, 'address', 'addresses')}`);
  return { lines, hasFailed: [...failures.values()].some((failure) => gone.test(failure)) };
}

import type { Answer } from './asked';

/** A reason for which a host answers in another way than `host/`. */
interface Reason {
  hosts: readonly string[];
  addresses: RegExp;
  /** What it answers. */
  words: RegExp;
  /** What `host/` answers, if the reason is not for all. */
  of?: RegExp;
  why: string;
}

/** Whatever a host answers for one of these reasons is alike in what a visitor gets. */
export const reasons: readonly Reason[] = [
  {
    hosts: ['nginx', 'Caddy', 'Apache', 'Cloudflare Pages'],
    addresses: /^\/api\//,
    words: /^404, not kept$/,
    why: 'The function runs in `host/` and on Netlify only. The form of the fact sheet shows what it does if a request fails.',
  },
  {
    hosts: ['Netlify'],
    addresses: /^\/api\//,
    words: /^200/,
    why: 'The rule leads to the function, which is called by `npm test -- deploy`.',
  },
  {
    hosts: ['nginx', 'Caddy', 'Apache'],
    addresses: /^\/(%|%E0%A4%A|home%00|\.\.%2f.*)$/,
    words: /^(400|404|500)/,
    why: 'The server refuses what is no address before it reads a rule. No link leads there.',
  },
  {
    hosts: ['Cloudflare Pages'],
    addresses: /^\/home%00$/,
    words: /^502/,
    why: 'Its server refuses what is no address before it reads a rule. No link leads there.',
  },
  {
    hosts: ['Caddy', 'Cloudflare Pages', 'Netlify'],
    addresses: /\/\//,
    words: /^(200|404)/,
    why: 'No rule can name repeated slashes. The page names its canonical address.',
  },
  {
    hosts: ['Cloudflare Pages'],
    addresses: /^\/about\//,
    words: /^308, \/about/,
    why: 'Its own redirect, as permanent as 301.',
  },
  {
    hosts: ['Netlify'],
    addresses: /^\/about\//,
    words: /^200, revalidated$/,
    why: 'The engine does not tell: the setting “Pretty URLs” redirects. The page names its canonical address.',
  },
  {
    hosts: ['Cloudflare Pages'],
    addresses: /deleted$/,
    words: /^404, not kept$/,
    why: 'It knows no 410. The page is the same.',
  },
  {
    hosts: ['Cloudflare Pages'],
    addresses: /^\/insights\/anything\/?$/,
    words: /^404, not kept$/,
    why: 'A rule for a pattern would hide the pages that match. The error page shows the list, in the browser.',
  },
  {
    hosts: ['Netlify'],
    addresses: /^\/insights\/anything\/$/,
    words: /^200, revalidated$/,
    why: 'Netlify takes rules with and without a slash for one. The page names its canonical address.',
  },
  {
    hosts: ['Cloudflare Pages', 'Netlify'],
    addresses: /%3F|%23|%2C|%3B|%20/,
    words: /^404, not kept$|^(200|404), revalidated$/,
    why: 'No rule can name escaped characters. The browser mends the address on the error page.',
  },
  {
    hosts: ['Netlify'],
    addresses: /^\/static\//,
    words: /^404, a year$/,
    why: 'The rule of Gatsby’s adapter is for the folder of the pictures, whatever the status. Scripts and style sheets have one each.',
  },
  {
    hosts: ['Netlify'],
    addresses: /./,
    words: /^404, revalidated$/,
    of: /^404/,
    why: 'Headers go by the address, whatever the status: an error is asked for anew.',
  },
  {
    hosts: ['Netlify'],
    addresses: /deleted$/,
    words: /^410, revalidated$/,
    why: 'Headers go by the address, whatever the status: an error is asked for anew.',
  },
];

/**
 * Compares what a host answers with what `host/` answers.
 *
 * @returns The reason of the difference, nothing if there is none, and 'unexplained' if there is no reason.
 */
export function differenceOf(
  host: string,
  address: string,
  answer: Answer,
  ours: Answer,
): Reason | 'unexplained' | undefined {
  // Of Netlify's headers the engine knows those that `_headers` says, not what is sent.
  const isAlike = host === 'Netlify' || answer.headers === ours.headers;
  if (answer.words === ours.words && isAlike) return undefined;
  const reason = reasons.find(
    ({ hosts, addresses, words, of = /^/ }) =>
      hosts.includes(host) &&
      addresses.test(address) &&
      words.test(answer.words) &&
      of.test(ours.words),
  );
  return reason && answer.words !== ours.words ? reason : 'unexplained';
}

import { listOf, stringsOf, textOf } from '../source/content-file';
import { nodeSources, type NodeReader } from '../source/node-sources';
import { pages, type Source } from './pages';

/** Where search engines and feed readers expect the files that the build writes. */
const usualFiles = [
  { from: '/sitemap.xml', to: '/sitemap-index.xml' },
  { from: '/feed', to: '/rss.xml' },
];

/**
 * All redirects, also from earlier addresses and an earlier site (R244), and the addresses of deleted pages.
 *
 * @param written the fields of redirects.json
 */
export function redirectsOf(sources: readonly Source[], written: unknown) {
  const all = pages(sources);
  const entrances = all.filter(({ type }) => type === 'Redirect');
  const moved = listOf(written, 'moved');
  return {
    redirects: [
      ...entrances.map(({ address, canonical }) => ({ from: address, to: canonical ?? '' })),
      ...usualFiles,
      ...all.flatMap(({ address, formerly }) => formerly.map((from) => ({ from, to: address }))),
      ...moved.map((rule) => ({ from: textOf(rule, 'from') ?? '', to: textOf(rule, 'to') ?? '' })),
    ],
    gone: stringsOf(written, 'gone'),
  };
}

/** Reads the redirects and the addresses of deleted pages from Gatsby's nodes. */
export const readRedirects = (api: NodeReader) =>
  redirectsOf(nodeSources(api), api.getNodesByType('Redirects')[0]);

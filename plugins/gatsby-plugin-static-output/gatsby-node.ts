import { hash } from 'node:crypto';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { GatsbyNode, NodePluginArgs } from 'gatsby';
import { query } from '../../src/content-model/pages/query';
import { readRedirects } from '../../src/content-model/pages/redirects';
import { digestOfFiles } from '../../src/content-model/source/digest-of-files';
import { isPreview } from '../../src/content-model/source/preview';
import { removeStaleCopies } from '../../src/server/shared/stale-copies';
import { editorRules } from '../gatsby-plugin-content-editor/page';
import { finishPage } from './finish-page';
import { flattenPages, unflattenPages } from './flatten';
import { headersFile, securityHeaders } from './headers';
import { isOnNetlify, serverOfBuild } from './host';
import { contentSecurityPolicy } from './policy';
import { redirectsFile } from './redirects';

interface Rule {
  test?: RegExp;
  use?: { options?: { limit?: number } }[];
}

/** Keeps every font in its own file: the policy forbids fonts as data in style sheets. */
export const onCreateWebpackConfig: NonNullable<GatsbyNode['onCreateWebpackConfig']> = ({
  actions,
  getConfig,
  stage,
}) => {
  if (stage !== 'build-javascript' && stage !== 'develop') return;
  const config = getConfig();
  const rules: Rule[] = config.module.rules;
  for (const { use = [] } of rules.filter(({ test }) => test?.test?.('font.woff2'))) {
    for (const { options } of use) if (options) options.limit = 0;
  }
  actions.replaceWebpackConfig(config);
};

/** What a build writes last: `host/` serves no build without it. */
const lastFile = 'public/_redirects';

/** Takes the last file of an earlier build away, and moves its pages back to where Gatsby left them. */
export const onPreInit: NonNullable<GatsbyNode['onPreInit']> = () => {
  rmSync(lastFile, { force: true });
  if (serverOfBuild() === 'Cloudflare Pages') unflattenPages('public');
};

/** The file of a page, by its path. */
const fileOf = (page: string) =>
  path.join('public', page.endsWith('.html') ? page : path.join(page, 'index.html'));

/**
 * Finishes the built pages, except those that an earlier build has finished in the same way. Returns the header's policy,
 * which is the same for all pages.
 */
async function finishPages(files: readonly string[], cache: NodePluginArgs['cache']) {
  // What a finished page has, beside its own text. Gatsby clears its cache when this plugin changes.
  const code =
    digestOfFiles(['package-lock.json']) + contentSecurityPolicy({ scripts: [], styles: [] });
  const stored = await cache.get('finished');
  const earlier: Record<string, { digest: string; scripts: string }> =
    stored?.code === code ? stored.pages : {};
  const pages: typeof earlier = {};
  for (const file of files) {
    const rendered = readFileSync(file);
    let page = earlier[file];
    if (page?.digest !== hash('sha256', rendered)) {
      const { html, scripts } = finishPage(rendered.toString(), file);
      writeFileSync(file, html);
      page = { digest: hash('sha256', html), scripts: scripts.join(' ') };
    }
    pages[file] = page;
  }
  await cache.set('finished', { code, pages });
  const scripts = new Set(Object.values(pages).map((page) => page.scripts));
  // It allows any inline style, and any inline script if they differ; each page's own policy allows only its own.
  return contentSecurityPolicy({
    scripts: scripts.size === 1 ? [...scripts] : ["'unsafe-inline'"],
    styles: ["'unsafe-inline'"],
  });
}

/**
 * Finishes the pages and writes `_headers` and `_redirects`, from which the host serves them. After the build, because
 * Gatsby adds inline scripts to a page after it is rendered.
 */
export const onPostBuild: NonNullable<GatsbyNode['onPostBuild']> = async (api) => {
  const { allSitePage } = await query<Queries.BuiltPagesQuery>(
    api.graphql,
    /* GraphQL */ `
      query BuiltPages {
        allSitePage {
          nodes {
            path
            matchPath
          }
        }
      }
    `,
  );
  // Names all scripts, for Gatsby's rendering of the pages.
  renameSync('public/webpack.stats.json', '.cache/webpack.stats.json');

  const pages = allSitePage.nodes;
  const files = pages.map(({ path: address }) => fileOf(address));
  const headers = securityHeaders(
    await finishPages(files, api.cache),
    process.env.CSP_REPORT_URL?.trim(),
  );
  // In a preview every response, including the feed and other files.
  if (isPreview()) headers.push(['x-robots-tag', 'noindex']);
  const ofEditor = process.env.CMS_REPOSITORY ? editorRules() : [];
  writeFileSync('public/_headers', headersFile(headers, ofEditor, isOnNetlify()));

  const rewrites = pages.flatMap(({ path: page, matchPath: pattern }) =>
    pattern && pattern !== page ? [{ pattern, page }] : [],
  );
  const addresses = { ...readRedirects(api), rewrites };
  if (serverOfBuild() === 'Cloudflare Pages') flattenPages(files);
  // `host/` serves a compressed copy in place of its file.
  removeStaleCopies('public');
  writeFileSync(lastFile, redirectsFile(addresses, serverOfBuild()));
};

import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { query } from '../../src/content-model/pages/query';
import { readRedirects } from '../../src/content-model/pages/redirects';
import { isPreview } from '../../src/content-model/source/preview';
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

/** Finishes the built pages. Returns the header's policy, which is the same for all pages. */
function finishPages(files: readonly string[]): string {
  const scripts = new Set<string>();
  for (const file of files) {
    const rendered = readFileSync(file, 'utf8');
    const page = finishPage(rendered, file);
    scripts.add(page.scripts.join(' '));
    if (page.html !== rendered) writeFileSync(file, page.html);
  }
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
  const headers = securityHeaders(finishPages(files), process.env.CSP_REPORT_URL?.trim());
  // In a preview every response, including the feed and other files.
  if (isPreview()) headers.push(['x-robots-tag', 'noindex']);
  const ofEditor = process.env.CMS_REPOSITORY ? editorRules() : [];
  writeFileSync('public/_headers', headersFile(headers, ofEditor, isOnNetlify()));

  const rewrites = pages.flatMap(({ path: page, matchPath: pattern }) =>
    pattern && pattern !== page ? [{ pattern, page }] : [],
  );
  const addresses = { ...readRedirects(api), rewrites };
  if (serverOfBuild() === 'Cloudflare Pages') flattenPages(files);
  writeFileSync(lastFile, redirectsFile(addresses, serverOfBuild()));
};

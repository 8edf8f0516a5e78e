import { writeFileSync } from 'node:fs';
import type { GatsbyNode } from 'gatsby';
import { isPreview } from '../../src/content-model/source/preview';
import { editPages } from '../pages/edit-pages';
import { headersFile, securityHeaders } from './headers';
import { isOnNetlify } from './host';
import { contentSecurityPolicy, withPolicy } from './policy';

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

/**
 * Gives every page its policy, and writes `_headers` for the host. The header is the same for all pages, so it allows
 * any inline style, and any inline script if they differ; each page's policy allows only its own.
 *
 * This happens in `onPostBuild` because Gatsby adds inline scripts to a page after it is rendered.
 */
export const onPostBuild: NonNullable<GatsbyNode['onPostBuild']> = () => {
  const scripts = new Set<string>();
  editPages((rendered, file) => {
    const page = withPolicy(rendered, file);
    scripts.add(page.scripts.join(' '));
    return page.html;
  });
  const policy = contentSecurityPolicy({
    scripts: scripts.size === 1 ? [...scripts] : ["'unsafe-inline'"],
    styles: ["'unsafe-inline'"],
  });
  const headers = securityHeaders(policy, process.env.CSP_REPORT_URL?.trim());
  // In a preview every response, including the feed and other files.
  if (isPreview()) headers.push(['x-robots-tag', 'noindex']);
  writeFileSync('public/_headers', headersFile(headers, isOnNetlify()));
};

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { headersFile } from './headers';
import { isOnNetlify } from './host';
import { contentSecurityPolicy, withPolicy } from './policy';

interface Rule {
  test?: RegExp;
  use?: { options?: { limit?: number } }[];
}

/** Writes a page's policy into its file and returns it. */
function writePolicy(file: string): string {
  const rendered = readFileSync(file, 'utf8');
  const { html, policy } = withPolicy(rendered, file);
  if (html !== rendered) writeFileSync(file, html);
  return policy;
}

/** Keeps every font a file of its own: the policy forbids a font that a style sheet holds as data. */
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
 * Gives every page its policy, and writes `_headers` for the host. If pages have different inline scripts, the header
 * allows all inline scripts and each page's own policy only its own.
 *
 * This happens in `onPostBuild` because Gatsby adds inline scripts to a page after it is rendered.
 */
export const onPostBuild: NonNullable<GatsbyNode['onPostBuild']> = () => {
  const files = readdirSync('public', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .filter((file) => !file.startsWith(path.join('public', '_gatsby')));
  const policies = new Set(files.map(writePolicy));
  const [first = ''] = policies;
  const policy = policies.size === 1 ? first : contentSecurityPolicy(["'unsafe-inline'"]);
  writeFileSync('public/_headers', headersFile(policy, isOnNetlify()));
};

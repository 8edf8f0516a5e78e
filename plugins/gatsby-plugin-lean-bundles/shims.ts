import path from 'node:path';

/**
 * Modules in every visitor's bundle that nothing on this site runs: the import specifier, a file in node_modules that
 * imports it, the module itself, the start of the SHA-256 of the module for which the replacement was written, and the
 * replacement, a file of `shims/`. `__tests__/unit/plugins/lean-bundles/lean-bundles.test.ts` fails if one of them changes.
 */
export const shims = [
  // Head tags come from react-helmet, not from `Head` exports.
  {
    request: './head/head-export-handler-for-browser',
    importer: 'gatsby/cache-dir/page-renderer.js',
    upstream: 'gatsby/cache-dir/head/head-export-handler-for-browser.js',
    digest: '359794bc34156f24',
    file: 'head-export-handler.ts',
  },
  // No page uses `<Script>`.
  {
    request: 'gatsby-script',
    importer: 'gatsby/cache-dir/gatsby-browser-entry.js',
    upstream: 'gatsby/node_modules/gatsby-script/dist/index.modern.mjs',
    digest: 'a0e2354ea999627f',
    file: 'empty.ts',
  },
  // The site scrolls itself.
  {
    request: 'gatsby-react-router-scroll',
    importer: 'gatsby/cache-dir/production-app.js',
    upstream: 'gatsby/node_modules/gatsby-react-router-scroll/scroll-handler.js',
    digest: 'a5adb0b4ff86d5fa',
    file: 'scroll.ts',
  },
];

export const shimFile = ({ file }: (typeof shims)[number]): string =>
  path.resolve('plugins/gatsby-plugin-lean-bundles/shims', file);

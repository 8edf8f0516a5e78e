import type { GatsbySSR } from 'gatsby';
import { isValidElement, type ReactNode } from 'react';

/** The text of loader.inline.js, minified; set in gatsby-node.ts. */
declare const LOADER: string;

/** Gatsby's inline script with the page's path. */
const isPathScript = (part: ReactNode) =>
  isValidElement(part) && Boolean(part.key?.startsWith('script-loader'));

/**
 * Gatsby ends a page with its scripts, which compete with what the visitor waits for. Here they stand in a
 * `<template>`, which a browser neither runs nor fetches, until the loader takes them out. The page's path is an
 * attribute of it, so that no inline script differs from page to page and one hash in the policy serves them all.
 *
 * @throws where Gatsby no longer marks the script with the page's path as expected
 */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = (page) => {
  if (process.env.NODE_ENV !== 'production') return;
  const scripts = page.getPostBodyComponents();
  if (!scripts.some(isPathScript)) {
    throw new Error(
      `${page.pathname}: no script with the page's path; see plugins/gatsby-plugin-deferred-scripts/README.md`,
    );
  }
  page.replacePostBodyComponents([
    <template key="scripts" id="scripts" data-path={page.pathname}>
      {scripts.filter((part) => !isPathScript(part))}
    </template>,
    <script key="loader" dangerouslySetInnerHTML={{ __html: LOADER }} />,
  ]);
};

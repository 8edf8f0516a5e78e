import type { GatsbySSR } from 'gatsby';
import { isValidElement, type ReactNode } from 'react';

/** The minified loader.inline.js, defined in gatsby-node.ts. */
declare const LOADER: string;

/** Whether a component is Gatsby's inline script with the page's path. */
const isPathScript = (component: ReactNode) =>
  isValidElement(component) && Boolean(component.key?.startsWith('script-loader'));

/**
 * Moves a page's scripts into a `<template>`, from which the loader loads them. The page's path becomes an attribute, so
 * that the inline script is the same on every page and the Content-Security-Policy needs one hash.
 *
 * @throws if there is no script with the page's path
 */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = (page) => {
  if (process.env.NODE_ENV !== 'production') return;
  const scripts = page.getPostBodyComponents();
  if (!scripts.some(isPathScript)) {
    throw new Error(
      `${page.pathname}: no script with the page's path; see plugins/gatsby-plugin-deferred-scripts/README.md`,
    );
  }
  page.replacePostBodyComponents([]);
  // Before the page's content, so that clicks are stored from the first paint on.
  page.replacePreBodyComponents([
    ...page.getPreBodyComponents(),
    <template key="scripts" id="scripts" data-path={page.pathname}>
      {scripts.filter((script) => !isPathScript(script))}
    </template>,
    <script key="loader" dangerouslySetInnerHTML={{ __html: LOADER }} />,
  ]);
};

import type { PreRenderHTMLArgs } from 'gatsby';
import { isValidElement, type ReactNode } from 'react';

/** The starter's source and what a page may load; written in by the build (src/data-layer/webpack.ts). */
declare const STARTER: string;
declare const CONTENT_SECURITY_POLICY: string;

const hasKey = (part: ReactNode, start: string) =>
  isValidElement(part) && Boolean(part.key?.startsWith(start));

/**
 * What gatsby-plugin-image adds for its own component, which this site does not use (src/components/Picture),
 * and Gatsby's version, which nobody needs to know.
 */
const isNeedless = (part: ReactNode) =>
  hasKey(part, 'gatsby-image-style') || hasKey(part, 'generator');

/** Gatsby's inline script with the page's path, which the template carries instead. */
const isPathScript = (part: ReactNode) => hasKey(part, 'script-loader');

/**
 * Makes a built page safe and quick to open; one that is being developed stays as it is.
 *
 * - Its policy comes first, so that it holds on hosts that send no headers as well.
 * - Gatsby ends a page with its scripts, which would compete with what the visitor waits for: here they stand
 *   in a `<template>`, which a browser neither runs nor fetches, until the starter takes them out. Nothing
 *   that differs from page to page is left to run inline, so one hash in the policy serves every page.
 */
export function deliverPage(page: PreRenderHTMLArgs): void {
  const scripts = page.getPostBodyComponents();
  if (!scripts.some(isPathScript)) return;

  page.replaceHeadComponents([
    <meta key="policy" httpEquiv="Content-Security-Policy" content={CONTENT_SECURITY_POLICY} />,
    ...page.getHeadComponents().filter((part) => !isNeedless(part)),
  ]);
  page.replacePostBodyComponents([
    <template key="scripts" id="scripts" data-path={page.pathname}>
      {scripts.filter((part) => !isPathScript(part))}
    </template>,
    <script key="starter" dangerouslySetInnerHTML={{ __html: STARTER }} />,
  ]);
}

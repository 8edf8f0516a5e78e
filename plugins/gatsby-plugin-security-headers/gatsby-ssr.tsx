import type { GatsbySSR } from 'gatsby';
import { isValidElement, type ReactNode } from 'react';
import { contentSecurityPolicy, sourceHash } from './policy';

interface WithMarkup {
  dangerouslySetInnerHTML?: { __html: string };
}

/** The texts of the inline scripts among a page's parts. Data, such as JSON-LD, never runs and needs no permission. */
const inlineScripts = (parts: readonly ReactNode[]): string[] =>
  parts.flatMap((part) => {
    if (!isValidElement<WithMarkup & { type?: string }>(part) || part.type !== 'script') return [];
    const isData = part.props.type !== undefined && part.props.type !== 'module';
    const text = part.props.dangerouslySetInnerHTML?.__html;
    return text === undefined || isData ? [] : [text];
  });

/**
 * Begins every built page with its policy, so that it holds on hosts that send no headers as well.
 * It allows the inline scripts that the page has, by their hashes, and no other.
 */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = (page) => {
  if (process.env.NODE_ENV !== 'production') return;
  const head = page.getHeadComponents();
  const scripts = [head, page.getPreBodyComponents(), page.getPostBodyComponents()];
  const hashes = scripts.flatMap(inlineScripts).map(sourceHash);
  page.replaceHeadComponents([
    <meta
      key="policy"
      httpEquiv="Content-Security-Policy"
      content={contentSecurityPolicy(hashes)}
    />,
    ...head,
  ]);
};

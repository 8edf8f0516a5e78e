import type { GatsbySSR } from 'gatsby';
import { isValidElement, type ReactNode } from 'react';

/** Leaves Gatsby's version out of every page. */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = (page) => {
  const isVersion = (part: ReactNode) => isValidElement(part) && part.key?.startsWith('generator');
  page.replaceHeadComponents(page.getHeadComponents().filter((part) => !isVersion(part)));
};

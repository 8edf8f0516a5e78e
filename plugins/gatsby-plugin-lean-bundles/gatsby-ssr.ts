import type { GatsbySSR } from 'gatsby';
import { isValidElement, type ReactNode } from 'react';

/** The styles and scripts of `<GatsbyImage>`, which this site does not use, and Gatsby's version. */
const isUnused = (part: ReactNode) =>
  isValidElement(part) && /^(gatsby-image-style|generator)/.test(part.key ?? '');

/** Leaves styles and scripts that no component uses out of every page. */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = (page) =>
  page.replaceHeadComponents(page.getHeadComponents().filter((part) => !isUnused(part)));

import type { GatsbyNode } from 'gatsby';
import { siteMetadata } from '../../src/content-model/source/site-metadata';
import { environmentMistakes } from './environment';

/** Stops a production build if an environment variable is missing or invalid. */
export const onPreInit: NonNullable<GatsbyNode['onPreInit']> = ({ reporter }) => {
  if (process.env.NODE_ENV !== 'production') return;
  const mistakes = environmentMistakes(process.env, siteMetadata().siteUrl);
  for (const line of mistakes) reporter.error(line);
  if (mistakes.length > 0) {
    reporter.panic(`${mistakes.length} must be corrected before the site can be built`);
  }
};

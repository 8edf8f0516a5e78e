import type { GatsbyNode } from 'gatsby';
import { environmentMistakes } from './environment';

/** Stops a production build where an environment variable is missing or unusable, with one line for each. */
export const onPreInit: NonNullable<GatsbyNode['onPreInit']> = ({ reporter }) => {
  if (process.env.NODE_ENV !== 'production') return;
  const mistakes = environmentMistakes(process.env);
  for (const line of mistakes) reporter.error(line);
  if (mistakes.length > 0)
    reporter.panic(`${mistakes.length} to mend before the site can be built`);
};

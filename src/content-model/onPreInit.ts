import type { GatsbyNode } from 'gatsby';
import { contentMistakes } from './checks/content';
import { formatMistake } from './checks/mistake';
import { writeFactSheetList } from './fact-sheet-list';

/**
 * Stops a production build at mistakes in the content, with one line for each. Development shows the same lines
 * and goes on, so that a writer can mend them while it runs.
 */
export const onPreInit: NonNullable<GatsbyNode['onPreInit']> = async ({ reporter }) => {
  const mistakes = await contentMistakes(process.cwd());
  for (const mistake of mistakes) reporter.error(formatMistake(mistake));
  if (process.env.NODE_ENV === 'production' && mistakes.length > 0) {
    reporter.panic(`${mistakes.length} to mend before the site can be built`);
  }
  await writeFactSheetList(process.cwd());
};

import type { GatsbyNode } from 'gatsby';
import { dropStaleCache } from './gatsby-cache';
import { writeFactSheetList } from './pages/fact-sheet-list';
import { checkContent } from './rules/check-content';
import { formatMistake } from './source/mistake';

/** The mistakes that were reported last. */
export const reported: { mistakes: readonly string[] } = { mistakes: [] };

/** Reports mistakes in the content. They stop a production build, but not the development server. */
export const onPreInit: NonNullable<GatsbyNode['onPreInit']> = async ({ reporter }) => {
  const { mistakes, content } = await checkContent(process.cwd());
  reported.mistakes = mistakes.map(formatMistake);
  for (const line of reported.mistakes) reporter.error(line);
  if (process.env.NODE_ENV === 'production' && mistakes.length > 0) {
    reporter.panic(`${mistakes.length} must be corrected before the site can be built`);
  }
  dropStaleCache();
  await writeFactSheetList(process.cwd(), content?.files ?? []);
};

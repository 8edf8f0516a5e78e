import type { GatsbyNode } from 'gatsby';
import { loadOutlines, saveOutlines } from './checks/body/stored-outlines';
import { checkContent } from './checks/content';
import { formatMistake } from './checks/mistake';
import { writeFactSheetList } from './fact-sheet-list';

/** Reports mistakes in the content. They stop a production build, but not the development server. */
export const onPreInit: NonNullable<GatsbyNode['onPreInit']> = async ({ reporter }) => {
  loadOutlines();
  const { mistakes, content } = await checkContent(process.cwd());
  saveOutlines();
  for (const mistake of mistakes) reporter.error(formatMistake(mistake));
  if (process.env.NODE_ENV === 'production' && mistakes.length > 0) {
    reporter.panic(`${mistakes.length} to fix before the site can be built`);
  }
  await writeFactSheetList(process.cwd(), content?.files ?? []);
};

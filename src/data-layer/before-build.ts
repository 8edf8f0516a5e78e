import type { GatsbyNode } from 'gatsby';
import { configurationMistakes } from './configuration';
import { writeFactSheetList } from './fact-sheet-list';
import { contentMistakes } from './validation/content';
import { formatMistake } from './validation/mistake';

/**
 * Stops a production build at a mistake in the content or the configuration, each with one line. Development
 * shows the same lines and goes on, so that a writer can mend them while it runs.
 */
export const onPreInit: NonNullable<GatsbyNode['onPreInit']> = async ({ reporter }) => {
  const lines = (await contentMistakes(process.cwd())).map(formatMistake);
  const isProduction = process.env.NODE_ENV === 'production';
  if (isProduction) lines.push(...configurationMistakes(process.env));
  for (const line of lines) reporter.error(line);
  if (isProduction && lines.length > 0) {
    reporter.panic(`${lines.length} to mend before the site can be built`);
  }
  await writeFactSheetList(process.cwd());
};

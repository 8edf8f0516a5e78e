import type { GatsbyNode, Reporter } from 'gatsby';
import { completeCache } from './gatsby-cache';
import { reported } from './onPreInit';
import { writeFactSheetList } from './pages/fact-sheet-list';
import { checkContent } from './rules/check-content';
import { formatMistake } from './source/mistake';
import { watchContent } from './source/watch';
import { count } from './source/words';

/** Checks the content of a project, and reports its mistakes if they are not those that were reported last. */
export async function reportMistakes(
  root: string,
  reporter: Pick<Reporter, 'error' | 'warn' | 'success'>,
): Promise<void> {
  const { mistakes, content } = await checkContent(root);
  await writeFactSheetList(root, content?.files ?? []);
  const lines = mistakes.map(formatMistake);
  const isNew = lines.join('\n') !== reported.mistakes.join('\n');
  reported.mistakes = lines;
  if (!isNew) return;
  for (const line of lines) reporter.error(line);
  if (lines.length > 0) reporter.warn(`content: ${count(lines.length, 'mistake')}`);
  else reporter.success('content: no mistake');
}

/** Checks the content after every change and reports mistakes, without stopping the development server. */
export const onCreateDevServer: NonNullable<GatsbyNode['onCreateDevServer']> = async ({
  reporter,
}) => {
  completeCache();
  const root = process.cwd();
  await watchContent(root, () => reportMistakes(root, reporter));
};

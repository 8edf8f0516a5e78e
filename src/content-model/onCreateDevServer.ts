import type { GatsbyNode } from 'gatsby';
import { writeFactSheetList } from './fact-sheet-list';
import { contentMistakes } from './checks/content';
import { formatMistake } from './checks/mistake';
import { watchContent } from './checks/watch';
import { count } from './checks/words';

/** Checks the content after every change and reports mistakes, without stopping the development server. */
export const onCreateDevServer: NonNullable<GatsbyNode['onCreateDevServer']> = async ({
  reporter,
}) => {
  const root = process.cwd();
  let reported = (await contentMistakes(root)).map(formatMistake);

  async function check(): Promise<void> {
    await writeFactSheetList(root);
    const lines = (await contentMistakes(root)).map(formatMistake);
    if (lines.join('\n') === reported.join('\n')) return;
    reported = lines;
    for (const line of lines) reporter.error(line);
    if (lines.length > 0) reporter.warn(`content: ${count(lines.length, 'mistake')}`);
    else reporter.success('content: no mistake');
  }

  watchContent(root, () => {
    check().catch((reason: unknown) => reporter.error(`content: ${String(reason)}`));
  });
};

import type { GatsbyNode, Reporter } from 'gatsby';
import { writeFunctionContent } from './pages/function-content';
import { checkContent } from './rules/check-content';
import { digestOfFiles } from './source/digest-of-files';
import { outlines } from './source/markdown/outline';
import { formatMistake } from './source/mistake';
import { frontMatters } from './source/parse-markdown';
import { count } from './source/words';

/** The mistakes that were reported last. */
let reported: readonly string[] = [];

/**
 * Checks the content of a project, and reports its mistakes if they are not those that were reported last.
 *
 * @returns the number of mistakes
 */
export async function reportMistakes(
  root: string,
  reporter: Pick<Reporter, 'error' | 'warn' | 'success'>,
): Promise<number> {
  const { mistakes, content } = await checkContent(root);
  await writeFunctionContent(root, content.files);
  const lines = mistakes.map(formatMistake);
  const isNew = lines.join('\n') !== reported.join('\n');
  reported = lines;
  if (isNew) for (const line of lines) reporter.error(line);
  if (isNew && lines.length > 0) reporter.warn(`content: ${count(lines.length, 'mistake')}`);
  else if (isNew) reporter.success('content: no mistake');
  return lines.length;
}

/**
 * Reports mistakes in the content. They stop a production build, but not the development server. Gatsby's cache keeps
 * what is read from texts until the code or the packages that read them change. Gatsby calls this in its workers, too,
 * which parse what their queries need.
 */
export const onPluginInit: NonNullable<GatsbyNode['onPluginInit']> = async ({
  cache,
  reporter,
}) => {
  if (process.env.GATSBY_WORKER_ID) return;
  const packages = digestOfFiles(['package-lock.json']);
  const stored = await cache.get('texts');
  if (stored?.packages === packages) {
    outlines.restore(stored.outlines);
    frontMatters.restore(stored.frontMatters);
  }
  const mistakes = await reportMistakes(process.cwd(), reporter);
  const texts = { outlines: outlines.store(), frontMatters: frontMatters.store() };
  await cache.set('texts', { packages, ...texts });
  if (process.env.NODE_ENV === 'production' && mistakes > 0) {
    reporter.panic(`${mistakes} must be corrected before the site can be built`);
  }
};

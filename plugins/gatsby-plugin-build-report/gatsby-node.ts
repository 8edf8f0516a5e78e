import type { GatsbyNode } from 'gatsby';
import { changesBetween, filesIn, type Files } from './changes';

const cacheKey = 'files';

let start = 0;

/** Remembers when the build began. */
export const onPreInit: NonNullable<GatsbyNode['onPreInit']> = () => {
  start = performance.now();
};

/** Prints what has changed since the last build, if there was one. */
export const onPostBuild: NonNullable<GatsbyNode['onPostBuild']> = async ({ cache, reporter }) => {
  const before: Files | undefined = await cache.get(cacheKey);
  const after = filesIn('public', before);
  await cache.set(cacheKey, after);
  if (!before) return;
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  reporter.info(`Changed since the last build, in ${seconds} s:`);
  for (const line of changesBetween(before, after)) reporter.info(`  ${line}`);
};

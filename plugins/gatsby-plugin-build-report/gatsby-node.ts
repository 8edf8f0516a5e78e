import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { changesBetween } from './changes';

const cacheKey = 'files';

/** Files whose names change with their content: to read them would say nothing new. */
const hasHashInName = (file: string) => /^static\/|[-.][0-9a-f]{10}\.(js|css)/.test(file);

function digestOf(file: string): string {
  return createHash('md5').update(readFileSync(file)).digest('base64');
}

/** The digest, the size in bytes and the time of change of each file, by path. */
type Files = Readonly<Record<string, { digest: string; size: number; time: number }>>;

/** Files that have their time and size from the last build are not read again. */
function filesIn(folder: string, before: Files = {}): Files {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = names
    .map((name) => ({ name, stats: statSync(path.join(folder, name)) }))
    // host/ writes compressed copies after the build.
    .filter(({ name, stats }) => stats.isFile() && !/\.(br|gz)$/.test(name))
    .map(({ name, stats: { size, mtimeMs: time } }) => {
      const known = before[name];
      if (known?.time === time && known.size === size) return [name, known] as const;
      const digest = hasHashInName(name) ? String(size) : digestOf(path.join(folder, name));
      return [name, { digest, size, time }] as const;
    });
  return Object.fromEntries(files);
}

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

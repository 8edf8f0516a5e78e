import { existsSync, rmSync, writeFileSync } from 'node:fs';
import type { GatsbyNode } from 'gatsby';

/** Stands while a build uses Gatsby's cache. */
const marker = '.cache/unfinished-build';

/**
 * Makes Gatsby start over after a build that has failed or was killed. Its cache then holds files whose entries were never
 * made, and it takes them for unchanged: posts would be missing without a word. Without `public`, Gatsby drops the whole
 * cache (gatsby/dist/services/initialize.js, "the Gatsby cache is incomplete").
 */
export function distrustUnfinishedBuild(): void {
  if (existsSync(marker)) rmSync('public', { recursive: true, force: true });
}

/** A build or development server begins to use the cache. */
export const onPreBootstrap: NonNullable<GatsbyNode['onPreBootstrap']> = () =>
  writeFileSync(marker, '');

/** All that the cache is for is done. */
export const finishBuild = (): void => rmSync(marker, { force: true });

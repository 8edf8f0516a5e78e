import { existsSync, rmSync, writeFileSync } from 'node:fs';
import type { GatsbyNode } from 'gatsby';

/** Exists while a build uses Gatsby's cache. */
const marker = '.cache/unfinished-build';

/**
 * Makes Gatsby start over after a failed or killed build. Its cache may contain files without their entries, which it
 * considers unchanged: posts would silently be missing. Without `public`, Gatsby drops the whole cache
 * (gatsby/dist/services/initialize.js, "the Gatsby cache is incomplete").
 */
export function distrustUnfinishedBuild(): void {
  if (existsSync(marker)) rmSync('public', { recursive: true, force: true });
}

/** Marks that a build or development server uses the cache. */
export const onPreBootstrap: NonNullable<GatsbyNode['onPreBootstrap']> = () =>
  writeFileSync(marker, '');

/** Marks that the cache is complete. */
export const finishBuild = (): void => rmSync(marker, { force: true });

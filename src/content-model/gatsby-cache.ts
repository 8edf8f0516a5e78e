import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { digestOfFolders } from './source/digest-of-folders';

/** Contains the version of the code that has filled Gatsby's cache. Absent while it is filled. */
const stamp = '.cache/complete';

const codeVersion = () => digestOfFolders(['src/content-model', 'plugins']);

/**
 * Makes Gatsby start over after a build that failed or was killed, whose cache would silently lack posts, and after a
 * change of the data layer's code, of which Gatsby sees gatsby-node.ts only. Without `public`, Gatsby drops its cache
 * (gatsby/dist/services/initialize.js, "the Gatsby cache is incomplete").
 */
export function dropStaleCache(): void {
  const isComplete = existsSync(stamp) && readFileSync(stamp, 'utf8') === codeVersion();
  if (!isComplete) rmSync('public', { recursive: true, force: true });
}

/** Marks that a build or development server fills the cache. */
export const beginCache = (): void => rmSync(stamp, { force: true });

/** Marks that the cache is complete. */
export const completeCache = (): void => writeFileSync(stamp, codeVersion());

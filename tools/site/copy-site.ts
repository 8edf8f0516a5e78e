import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** What a build makes or brings itself, and what belongs to the developer: none of it is copied. */
const left = new Set([
  'node_modules',
  '.cache',
  'public',
  '.git',
  '.netlify',
  '.rehearsal',
  'screens',
  'test-results',
]);

/**
 * Copies a project, by default this one, into a temporary folder, where its content can be changed. The packages are the
 * project's own; it has no build and no cache.
 *
 * @returns the folder's path
 */
export async function copySite(project = process.cwd()): Promise<string> {
  const root = await mkdtemp(path.join(tmpdir(), 'site-'));
  const filter = (source: string) => !left.has(path.relative(project, source));
  await cp(project, root, { recursive: true, filter });
  await symlink(path.join(project, 'node_modules'), path.join(root, 'node_modules'));
  return root;
}

/** Removes such a folder. */
export const removeSite = (root: string): Promise<void> =>
  rm(root, { recursive: true, force: true });

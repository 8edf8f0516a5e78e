import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** What is not copied: what a build makes, and what belongs to the developer. */
const excluded = new Set([
  'node_modules',
  '.cache',
  'public',
  '.git',
  '.netlify',
  'screens',
  'test-results',
]);

/**
 * Copies a project, by default this one, to a folder where its content can be changed. The copy shares the project's
 * packages.
 *
 * @param folder a new folder, or an earlier copy, which keeps its build and cache; by default a temporary one
 * @returns the folder's path
 */
export async function copySite(project = process.cwd(), folder?: string): Promise<string> {
  const root = folder ?? (await mkdtemp(path.join(tmpdir(), 'site-')));
  await mkdir(root, { recursive: true });
  const copied = async (of: string) => (await readdir(of)).filter((name) => !excluded.has(name));
  for (const name of await copied(root)) await removeSite(path.join(root, name));
  for (const name of await copied(project)) {
    const options = { recursive: true, preserveTimestamps: true };
    await cp(path.join(project, name), path.join(root, name), options);
  }
  const packages = path.join(root, 'node_modules');
  if (!existsSync(packages))
    await symlink(path.resolve(project, 'node_modules'), packages, 'junction');
  return root;
}

/** Removes such a folder, even while a stopped build is still writing to it. */
export const removeSite = (root: string): Promise<void> =>
  rm(root, { recursive: true, force: true, maxRetries: 5 });

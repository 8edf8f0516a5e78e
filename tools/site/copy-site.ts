import { cp, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';

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

/** The narrowest picture that the content's checks let pass, in pixels. */
const narrowest = 800;

/** Makes the copy's pictures small: the site's own cost the same however many posts there are. */
async function shrinkPictures(root: string): Promise<void> {
  for (const name of await readdir(path.join(root, 'content'), { recursive: true })) {
    if (!name.endsWith('.png')) continue;
    const file = path.join(root, 'content', name);
    const small = await sharp(file).resize(narrowest).png().toBuffer();
    await writeFile(file, small);
  }
}

/**
 * Copies the project into a temporary folder, where its content can be changed. The packages are the
 * project's own; it has no build and no cache.
 *
 * @param options `hasSmallPictures`: whether the copy's pictures are scaled down, for faster builds
 * @returns the folder's path
 */
export async function copySite({ hasSmallPictures = true } = {}): Promise<string> {
  const project = process.cwd();
  const root = await mkdtemp(path.join(tmpdir(), 'site-'));
  for (const name of await readdir(project)) {
    if (left.has(name)) continue;
    await cp(path.join(project, name), path.join(root, name), { recursive: true });
  }
  if (hasSmallPictures) await shrinkPictures(root);
  await symlink(path.join(project, 'node_modules'), path.join(root, 'node_modules'));
  return root;
}

/** Removes such a folder. */
export const removeSite = (root: string): Promise<void> =>
  rm(root, { recursive: true, force: true });

import { execSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import type { Screen } from './contact-sheet';

/** From this difference of a channel on, a pixel counts as changed: compression and fonts differ by less. */
const threshold = 24;

/** Runs a command line in the system's shell, which finds `npm` on Windows, too. */
const run = (cwd: string, line: string) => execSync(line, { cwd, stdio: 'inherit' });

const lockFile = (root: string) => readFileSync(path.join(root, 'package-lock.json'));

/** A picture on white, as large as the larger of two. */
async function fit(file: string, width: number, height: number): Promise<Buffer> {
  const resize = { width, height, fit: 'contain', position: 'top', background: '#fff' } as const;
  return sharp(file).resize(resize).removeAlpha().png().toBuffer();
}

/** Writes both pictures and what differs side by side; returns whether anything differs. */
async function compare(before: string, after: string, target: string): Promise<boolean> {
  const sizes = await Promise.all([before, after].map((file) => sharp(file).metadata()));
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  const [old, now] = await Promise.all([fit(before, width, height), fit(after, width, height)]);
  const delta = await sharp(old)
    .composite([{ input: now, blend: 'difference' }])
    .toBuffer();
  const difference = await sharp(delta).threshold(threshold).toBuffer();
  const { channels } = await sharp(difference).stats();
  if (channels[0]?.max === 0) return false;
  await sharp({ create: { width: width * 3, height, channels: 3, background: '#fff' } })
    .composite([old, now, difference].map((input, at) => ({ input, left: at * width, top: 0 })))
    .png()
    .toFile(target);
  return true;
}

/**
 * Takes the same screenshots of another version, in a worktree with its own packages.
 *
 * @param ref a commit, branch or tag
 * @param screens the screenshots of this version, in `folder`
 * @returns a picture for each that differs: before, after, and the changed pixels in white
 */
export async function compareWith(
  ref: string,
  screens: readonly Screen[],
  folder: string,
  wanted: readonly string[],
): Promise<Screen[]> {
  const root = await mkdtemp(path.join(tmpdir(), 'screens-'));
  run('.', `git worktree add --quiet --detach "${root}" "${ref}"`);
  try {
    if (lockFile(root).equals(lockFile('.'))) {
      await symlink(path.resolve('node_modules'), path.join(root, 'node_modules'));
    } else {
      run(root, 'npm ci');
    }
    run(root, `npm run --silent screens -- ${wanted.join(' ')}`);
    await mkdir(path.join(folder, 'compared'), { recursive: true });
    const compared: Screen[] = [];
    for (const screen of screens) {
      const before = path.join(root, folder, screen.file);
      const file = `compared/${screen.file}`;
      if (!existsSync(before)) continue;
      const differs = await compare(
        before,
        path.join(folder, screen.file),
        path.join(folder, file),
      );
      if (differs) compared.push({ ...screen, file });
    }
    return compared;
  } finally {
    run('.', `git worktree remove --force "${root}"`);
  }
}

/**
 * `npm run rehearse`: makes the build for Netlify in `.rehearsal/`: `public/` with `_redirects` and `_headers`, and
 * `.netlify/functions-internal/` with the function. `npm run rehearse -- --preview` makes that of a pull request and
 * checks it.
 *
 * It builds in the repository, to reuse the cached pictures, and then restores the previous build, because the adapter
 * moves files to where `host/` does not find them. While it builds, the content has two posts more, which production
 * must leave out.
 */
import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from '../run-command';
import { environment, finished, gatsby, testPorts } from '../site/gatsby';
import { postFile, writePosts } from '../site/posts';
import { netlifyEnvironment, unpublishedPosts } from './builds';

const result = '.rehearsal';
const backup = path.join(result, 'backup');
const folders = ['public', '.cache'];

function backUpBuild(): void {
  rmSync(result, { recursive: true, force: true });
  mkdirSync(backup, { recursive: true });
  for (const folder of folders.filter((name) => existsSync(name))) {
    cpSync(folder, path.join(backup, folder), { recursive: true, preserveTimestamps: true });
  }
}

function moveResult(): void {
  for (const folder of [...folders, '.netlify'].filter((name) => existsSync(name))) {
    renameSync(folder, path.join(result, folder));
  }
  symlinkSync(path.resolve('node_modules'), path.join(result, 'node_modules'));
}

function restoreBuild(): void {
  for (const folder of folders) {
    rmSync(folder, { recursive: true, force: true });
    if (existsSync(path.join(backup, folder))) renameSync(path.join(backup, folder), folder);
  }
  rmSync(backup, { recursive: true });
}

async function rehearse(isPreview: boolean): Promise<void> {
  backUpBuild();
  try {
    await writePosts('.', unpublishedPosts);
    const env = { ...environment(testPorts), ...netlifyEnvironment(isPreview) };
    await finished(gatsby(['build'], env), 'gatsby build');
    moveResult();
  } finally {
    for (const { slug } of unpublishedPosts) rmSync(postFile('.', slug), { force: true });
    restoreBuild();
  }
  if (isPreview) {
    const jest = ['jest', '--testMatch', '<rootDir>/__tests__/deploy/preview.test.ts'];
    await finished(spawn('npx', jest, { stdio: 'inherit' }), 'the check of the preview');
  }
}

runCommand(() => rehearse(process.argv.includes('--preview')));

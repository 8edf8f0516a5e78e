/**
 * `npm run rehearse`: builds a copy of the project, `.rehearsal/`, as Netlify would: `public/` with `_redirects` and `_headers`,
 * and `.netlify/functions-internal/` with the function. `npm run rehearse -- --preview` builds and checks the preview of a pull
 * request. The copy has two more posts, which production must leave out. Ctrl-C removes it.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { runCommand } from '../run-command';
import { copySite, removeSite } from '../site/copy-site';
import { environment, finished, gatsby, testPorts } from '../site/gatsby';
import { writePosts } from '../site/posts';
import { netlifyEnvironment, rehearsed, unpublishedPosts } from './builds';

/** Encoded pictures, named by the hash of their content. Encoding them takes longer than the rest of a build. */
const pictures = 'public/static';

async function buildCopy(isPreview: boolean): Promise<void> {
  const stop = new AbortController();
  process.once('SIGINT', () => stop.abort()).once('SIGTERM', () => stop.abort());
  await removeSite(rehearsed);
  try {
    await copySite(process.cwd(), rehearsed);
    if (existsSync(pictures)) {
      await cp(pictures, path.join(rehearsed, pictures), { recursive: true });
    }
    await writePosts(rehearsed, unpublishedPosts);
    stop.signal.throwIfAborted();
    const env = { ...environment(testPorts), ...netlifyEnvironment(isPreview) };
    const build = gatsby(['build'], env, rehearsed);
    stop.signal.addEventListener('abort', () => build.kill());
    await finished(build, 'gatsby build');
  } catch (reason) {
    await removeSite(rehearsed);
    throw reason;
  }
}

async function rehearse(args: string[]): Promise<void> {
  const isPreview = args.includes('--preview');
  await buildCopy(isPreview);
  if (!isPreview) return;
  const jest = ['node_modules/jest/bin/jest.js', '__tests__/deploy/preview'];
  const check = spawn(process.execPath, jest, { stdio: 'inherit' });
  await finished(check, 'the check of the preview');
}

runCommand(import.meta.filename, rehearse);

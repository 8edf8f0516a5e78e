/**
 * `npm run rehearse`: makes the build for Netlify in a copy of the project, `.rehearsal/`: `public/` with `_redirects` and
 * `_headers`, and `.netlify/functions-internal/` with the function. `npm run rehearse -- --preview` makes that of a pull
 * request and checks it. The copy has two posts more, which production must leave out. Ctrl-C removes it.
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

/** Pictures, by the digest of their content: to encode them takes longer than the rest. */
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

async function rehearse(isPreview: boolean): Promise<void> {
  await buildCopy(isPreview);
  if (!isPreview) return;
  const jest = ['node_modules/jest/bin/jest.js', '--testMatch'];
  const test = '<rootDir>/__tests__/deploy/preview.test.ts';
  const check = spawn(process.execPath, [...jest, test], { stdio: 'inherit' });
  await finished(check, 'the check of the preview');
}

runCommand(() => rehearse(process.argv.includes('--preview')));

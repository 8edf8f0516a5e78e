/**
 * Builds the site as Netlify would and leaves what comes out in `.rehearsal/`:
 * `public/` with `_redirects` and `_headers`, and `.netlify/functions-internal/` with the function. The build
 * takes place in the project's own folder, whose pictures are rendered already, and the build that was there
 * before is put back: the adapter moves files to where that host, but not `host/`, looks for them.
 */
import { cpSync, existsSync, mkdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { environment, finished, gatsby, testPorts } from '../site/gatsby';

const result = '.rehearsal';
const kept = path.join(result, 'kept');
const folders = ['public', '.cache'];

function keepBuild(): void {
  rmSync(result, { recursive: true, force: true });
  mkdirSync(kept, { recursive: true });
  for (const folder of folders.filter((name) => existsSync(name))) {
    cpSync(folder, path.join(kept, folder), { recursive: true, preserveTimestamps: true });
  }
}

function moveResult(): void {
  for (const folder of [...folders, '.netlify'].filter((name) => existsSync(name))) {
    renameSync(folder, path.join(result, folder));
  }
  symlinkSync(path.resolve('node_modules'), path.join(result, 'node_modules'));
}

function putBack(): void {
  for (const folder of folders) {
    rmSync(folder, { recursive: true, force: true });
    if (existsSync(path.join(kept, folder))) renameSync(path.join(kept, folder), folder);
  }
  rmSync(kept, { recursive: true });
}

async function rehearse(): Promise<void> {
  keepBuild();
  try {
    const env = { ...environment(testPorts), NETLIFY_LOCAL: 'true' };
    await finished(gatsby(['build'], env), 'gatsby build');
    moveResult();
  } finally {
    putBack();
  }
}

rehearse().catch((reason: unknown) => {
  console.error(reason instanceof Error ? reason.message : reason);
  process.exitCode = 1;
});

import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { openSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { environment, finished, testPorts } from '../site/gatsby';

/** Builds the site, with its output in build.log. Returns the duration in seconds; throws if the build fails. */
export async function build(root: string): Promise<number> {
  const log = path.join(root, 'build.log');
  const output = openSync(log, 'a');
  const start = performance.now();
  const command = spawn(process.execPath, ['node_modules/gatsby/cli.js', 'build'], {
    cwd: root,
    env: { ...environment(testPorts), CI: 'true' },
    stdio: ['ignore', output, output],
  });
  await finished(command, `The build (${log})`);
  return (performance.now() - start) / 1000;
}

/** The digests of all HTML, JSON and XML files in public/, by path. */
export async function digests(root: string): Promise<Map<string, string>> {
  const folder = path.join(root, 'public');
  const found = new Map<string, string>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(html|json|xml)$/.test(entry.name)) continue;
    const file = path.join(entry.parentPath, entry.name);
    const content = await readFile(file);
    found.set(path.relative(folder, file), createHash('md5').update(content).digest('hex'));
  }
  return found;
}

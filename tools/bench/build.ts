import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { closeSync, openSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { environment, finished, testPorts } from '../site/gatsby';

const bytesPerMebibyte = 1024 * 1024;

/** The resident memory of a process group, in bytes. */
function memoryOf(group: number): number {
  const rows = execFileSync('ps', ['-eo', 'pgid=,rss='], { encoding: 'utf8' }).split('\n');
  return rows
    .map((row) => row.trim().split(/\s+/).map(Number))
    .reduce((sum, [pgid, kibibytes = 0]) => sum + (pgid === group ? kibibytes * 1024 : 0), 0);
}

/** Builds a site, with its output in build.log. Throws if the build fails. */
export async function build(root: string): Promise<{ seconds: number; peakMebibytes: number }> {
  const log = path.join(root, 'build.log');
  const output = openSync(log, 'a');
  const start = performance.now();
  const command = spawn(process.execPath, ['node_modules/gatsby/cli.js', 'build'], {
    cwd: root,
    // A process group, whose memory is measured.
    detached: true,
    env: { ...environment(testPorts), CI: 'true' },
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  let peak = 0;
  const timer = setInterval(() => (peak = Math.max(peak, memoryOf(command.pid ?? 0))), 500);
  await finished(command, `The build (${log})`).finally(() => clearInterval(timer));
  const seconds = (performance.now() - start) / 1000;
  return { seconds, peakMebibytes: peak / bytesPerMebibyte };
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

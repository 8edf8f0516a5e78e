import { execFile, spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { environment, testPorts } from '../site/gatsby';

/** What a build cost. */
export interface Cost {
  seconds: number;
  /** The most memory that the build's processes held together (their resident sets), in MiB. */
  peak: number;
}

const run = promisify(execFile);
const pause = 500;

/** The resident sets of a process and of all that it started, in KiB. */
async function residentSet(root: number): Promise<number> {
  const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid=,rss=']);
  const rows = stdout
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/).map(Number));
  const family = new Set([root]);
  let sum = 0;
  // A child's row may stand before its parent's.
  for (let known = 0; known !== family.size;) {
    known = family.size;
    for (const [pid = 0, parent = 0] of rows) if (family.has(parent)) family.add(pid);
  }
  for (const [pid = 0, , size = 0] of rows) if (family.has(pid)) sum += size;
  return sum;
}

/**
 * Builds a site and watches what it costs; the build's words go to build.log in its folder.
 *
 * Rejects where the build fails, with the place of that file.
 */
export async function build(root: string): Promise<Cost> {
  const log = path.join(root, 'build.log');
  const output = createWriteStream(log, { flags: 'a' });
  const start = performance.now();
  const command = spawn(process.execPath, ['node_modules/gatsby/cli.js', 'build'], {
    cwd: root,
    env: { ...environment(testPorts), CI: 'true' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  command.stdout.pipe(output);
  command.stderr.pipe(output);

  let peak = 0;
  const timer = setInterval(() => {
    if (command.pid === undefined) return;
    residentSet(command.pid).then(
      (size) => (peak = Math.max(peak, size)),
      () => undefined,
    );
  }, pause);
  const code = await new Promise((resolve) => command.once('exit', resolve));
  clearInterval(timer);
  if (code !== 0) throw new Error(`The build ended with ${String(code)}: see ${log}`);
  return { seconds: (performance.now() - start) / 1000, peak: peak / 1024 };
}

import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { environment, finished, startBuild, testPorts } from '../site/gatsby';

const bytesPerMebibyte = 1024 * 1024;

/** The resident memory of a process group, in bytes. */
function memoryOf(group: number): number {
  const rows = execFileSync('ps', ['-eo', 'pgid=,rss='], { encoding: 'utf8' }).split('\n');
  return rows
    .map((row) => row.trim().split(/\s+/).map(Number))
    .reduce((sum, [pgid, kibibytes = 0]) => sum + (pgid === group ? kibibytes * 1024 : 0), 0);
}

/** What a build took. */
export interface Build {
  seconds: number;
  peakMebibytes: number;
}

/** Builds a site, with its output in build.log. Throws if the build fails. */
export async function build(root: string): Promise<Build> {
  const log = path.join(root, 'build.log');
  const start = performance.now();
  const command = startBuild(root, environment(testPorts), log);
  let peak = 0;
  const timer = setInterval(() => (peak = Math.max(peak, memoryOf(command.pid ?? 0))), 500);
  await finished(command, `The build (${log})`).finally(() => clearInterval(timer));
  const seconds = (performance.now() - start) / 1000;
  return { seconds, peakMebibytes: peak / bytesPerMebibyte };
}

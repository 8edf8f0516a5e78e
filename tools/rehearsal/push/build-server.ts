import { execFile, execFileSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { compressSite } from '../../../host/compress';
import { startBuild } from '../../site/gatsby';

/** What the build server has done with a commit. */
export type Outcome = 'live' | 'overtaken' | 'failed';

const HASHED = /^static$|[-.][0-9a-f]{10,20}\.(js|css)$/;

/**
 * Creates a build server as small as one can be: it checks out a commit, builds it with the commands of CI and its own
 * caches, and publishes the result as a whole, by moving a symbolic link. Of the commits that wait for a build, the newest
 * is built.
 *
 * @param onPublish tells the host that there is a new build
 * @returns the clone that it builds, the link to the published build, and functions that deploy and kill
 */
export function createBuildServer(root: string, env: NodeJS.ProcessEnv, onPublish: () => void) {
  const checkout = path.join(root, 'checkout');
  const published = path.join(root, 'published');
  const releaseFolder = (number: number) => path.join(root, 'releases', String(number));
  let build: ChildProcess | undefined;
  let requests = 0;
  let queue: Promise<unknown> = Promise.resolve();
  let count = 0;

  /** Publishes the build, with the hashed files of the last one, which open pages may still ask for. */
  async function publish(): Promise<void> {
    const last = releaseFolder(count);
    const release = releaseFolder((count += 1));
    await mkdir(release, { recursive: true });
    await compressSite(path.join(checkout, 'public'));
    const names = await readdir(last).catch(() => []);
    const kept = names.filter((name) => HASHED.test(name)).map((name) => path.join(last, name));
    // Node's own copying takes three times as long.
    for (const source of [...kept, `${checkout}/public/.`]) {
      await promisify(execFile)('cp', ['-a', source, release]);
    }
    const link = `${published}.new`;
    await symlink(release, link);
    await rename(link, published);
    onPublish();
    await rm(releaseFolder(count - 2), { recursive: true, force: true });
  }

  async function buildAndPublish(changes: NodeJS.ProcessEnv): Promise<Outcome> {
    const git = (...args: string[]) => execFileSync('git', args, { cwd: checkout });
    git('fetch', '-q', 'origin');
    git('reset', '-q', '--hard', 'origin/main');

    // A build that was killed may have left half of its cache.
    const marker = path.join(root, 'building');
    if (existsSync(marker)) {
      await rm(path.join(checkout, '.cache'), { recursive: true, force: true });
    }
    await writeFile(marker, '');
    const log = path.join(root, 'build.log');
    build = startBuild(checkout, { ...env, ...changes }, log);
    const [code] = await once(build, 'exit');
    build = undefined;
    if (code !== 0) {
      console.log(await readFile(log, 'utf8'));
      return 'failed';
    }
    await rm(marker);
    await publish();
    return 'live';
  }

  /** Builds and publishes the branch of the repository, unless a newer call waits when the last build has ended. */
  function deploy(changes: NodeJS.ProcessEnv = {}): Promise<Outcome> {
    const request = (requests += 1);
    const outcome = queue.then(() =>
      request === requests ? buildAndPublish(changes) : 'overtaken',
    );
    queue = outcome;
    return outcome;
  }

  /** Kills the build that runs, if any. */
  function kill(): void {
    if (build?.pid) process.kill(-build.pid, 'SIGKILL');
  }
  return { checkout, published, deploy, kill };
}

import { execFile, execFileSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { compressSite } from '../../../host/compress';
import { startBuild } from '../../site/gatsby';

/** What the build server has done with a commit. */
export type Outcome = 'live' | 'overtaken' | 'failed';

const HASHED = /^static$|[-.][0-9a-f]{10,20}\.(js|css)$/;

/**
 * A build server as small as one can be: it checks out a commit, builds it with the commands of CI and its own caches,
 * and publishes the result as a whole, by moving a symbolic link. Of the commits that wait for a build, the newest is
 * built.
 */
export class BuildServer {
  readonly checkout: string;
  /** The link to the published build. */
  readonly published: string;
  /** Tells the host that there is a new build. */
  onPublish = () => {};
  private readonly releases: string;
  private build: ChildProcess | undefined;
  private requests = 0;
  private queue: Promise<unknown> = Promise.resolve();
  private count = 0;

  constructor(
    private readonly root: string,
    private readonly env: NodeJS.ProcessEnv,
  ) {
    this.checkout = path.join(root, 'checkout');
    this.published = path.join(root, 'published');
    this.releases = path.join(root, 'releases');
  }

  /** Builds and publishes the branch of the repository, unless a newer call waits when the last build has ended. */
  deploy(env: NodeJS.ProcessEnv = {}): Promise<Outcome> {
    const request = (this.requests += 1);
    const outcome = this.queue.then(() =>
      request === this.requests ? this.buildAndPublish(env) : 'overtaken',
    );
    this.queue = outcome;
    return outcome;
  }

  private async buildAndPublish(env: NodeJS.ProcessEnv): Promise<Outcome> {
    const git = (...args: string[]) => execFileSync('git', args, { cwd: this.checkout });
    git('fetch', '-q', 'origin');
    git('reset', '-q', '--hard', 'origin/main');

    // A build that was killed may have left half of its cache.
    const marker = path.join(this.root, 'building');
    if (await readFile(marker).catch(() => undefined)) {
      await rm(path.join(this.checkout, '.cache'), { recursive: true, force: true });
    }
    await writeFile(marker, 'building');
    const log = path.join(this.root, 'build.log');
    this.build = startBuild(this.checkout, { ...this.env, ...env }, log);
    const [code] = await once(this.build, 'exit');
    this.build = undefined;
    if (code !== 0) {
      console.log(await readFile(log, 'utf8'));
      return 'failed';
    }
    await rm(marker);
    await this.publish();
    return 'live';
  }

  /** Kills the build that runs, if any. */
  kill(): void {
    if (this.build?.pid) process.kill(-this.build.pid, 'SIGKILL');
  }

  /** Publishes the build, with the hashed files of the last one, which open pages may still ask for. */
  private async publish(): Promise<void> {
    const release = path.join(this.releases, String((this.count += 1)));
    const last = path.join(this.releases, String(this.count - 1));
    await mkdir(release, { recursive: true });
    await compressSite(path.join(this.checkout, 'public'));
    const names = await readdir(last).catch(() => []);
    const kept = names.filter((name) => HASHED.test(name)).map((name) => path.join(last, name));
    // Node's own copying takes three times as long.
    for (const source of [...kept, `${this.checkout}/public/.`]) {
      await promisify(execFile)('cp', ['-a', source, release]);
    }
    const link = `${this.published}.new`;
    await symlink(release, link);
    await rename(link, this.published);
    this.onPublish();
    await rm(path.join(this.releases, String(this.count - 2)), { recursive: true, force: true });
  }
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { copySite, removeSite } from '../../tools/site/copy-site';
import { freePort } from '../../tools/site/listen';

/** `npm run write`, which is `npm run develop` with the editor, in a copy of the project that has no build and no cache. */
export interface DevelopServer {
  url: string;
  /** What it has printed so far. */
  output: () => string;
  /** Rewrites a file of the copy. */
  edit: (file: string, change: (text: string) => string) => Promise<void>;
  close: () => Promise<void>;
}

/** Starts the command; the server does not answer yet. */
export async function startDevelop(): Promise<DevelopServer> {
  const root = await copySite();
  const port = await freePort();
  const command = spawn('npm', ['run', 'write'], {
    cwd: root,
    // A group of its own, so that the command's own processes end with it.
    detached: true,
    env: {
      ...process.env,
      // Jest sets it to "test", which is no environment of Gatsby's.
      NODE_ENV: 'development',
      // Plain lines of output instead of a progress display.
      CI: 'true',
      SITE_PORT: String(port),
      SANDBOX_PORT: String(await freePort()),
    },
  });
  let output = '';
  const keep = (text: Buffer) => (output += text.toString());
  command.stdout.on('data', keep);
  command.stderr.on('data', keep);
  const ended = once(command, 'exit');

  return {
    url: `http://localhost:${port}`,
    output: () => output,
    edit: async (file, change) => {
      const name = path.join(root, file);
      await writeFile(name, change(await readFile(name, 'utf8')));
    },
    close: async () => {
      if (command.exitCode === null && command.pid) process.kill(-command.pid, 'SIGTERM');
      await ended;
      await removeSite(root);
    },
  };
}

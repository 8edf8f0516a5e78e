import { hash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * The socket by which a build or development server shows that it uses a folder. It ends with its process; only its
 * user may remove the file that stays.
 */
function socketOf(folder: string): string {
  const name = `gatsby-${hash('sha256', `${process.getuid?.()}${folder}`).slice(0, 16)}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : path.join(tmpdir(), name);
}

const isAnswered = (address: string) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(address, () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

/** Whether an address was free. If it cannot exist, as on a read-only disk, nothing is claimed. */
const listen = (address: string) =>
  new Promise<boolean>((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code !== 'EADDRINUSE'));
    server.listen(address, () => {
      server.unref();
      resolve(true);
    });
  });

/**
 * Claims a folder until the process ends. Two Gatsbys in one folder write the same `.cache` and `public`
 * (https://github.com/gatsbyjs/gatsby/issues/19431).
 *
 * @returns whether no other process of this user on this computer has claimed it
 */
export async function claimFolder(folder: string): Promise<boolean> {
  const address = socketOf(folder);
  if (await listen(address)) return true;
  if (await isAnswered(address)) return false;
  // That of a process that was killed.
  rmSync(address, { force: true });
  return listen(address);
}

import { existsSync, type Stats } from 'node:fs';
import {
  copyFile,
  mkdir,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  rmdir,
  stat,
  writeFile,
} from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { isSameOrigin } from '../../src/server/same-origin';

/** The maximum size of a file, in bytes. */
const LIMIT = 10_000_000;

/** Contains copies of what is overwritten or removed, and new files until they are complete. It is not in Git. */
const COPIES = '.content-copies';

const loopback = /^(127\.|::1$|::ffff:127\.)/;
const localHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

class Refused extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** Throws unless the request comes from a page of this development server on this computer. */
function checkSender({ socket, headers }: IncomingMessage): void {
  const { host = '' } = headers;
  // A foreign name that resolves to this computer belongs to someone else's page.
  const isLocal = loopback.test(socket.remoteAddress ?? '') && localHost.test(host);
  if (!isLocal || !isSameOrigin(headers, `http://${host}`)) {
    throw new Refused(403, 'Only the editor on this computer may read and write content');
  }
}

/** The file's path. Throws for paths outside the folder, by `..` or a link, and for hidden files. */
async function fileAt(folder: string, address: string): Promise<string> {
  let names: string[];
  try {
    names = decodeURIComponent(address).split('/').filter(Boolean);
  } catch {
    throw new Refused(400, 'The path cannot be read');
  }
  const outside = new Refused(403, 'The path is outside content/');
  if (names.some((name) => name.startsWith('.') || /[\\\0]/.test(name))) throw outside;
  const file = path.join(folder, ...names);
  let existing = file;
  while (!existsSync(existing)) existing = path.dirname(existing);
  const target = await realpath(existing);
  const root = await realpath(folder);
  if (target !== root && !target.startsWith(root + path.sep)) throw outside;
  return file;
}

/** The body of a request. Throws if it is larger than the limit, or does not say. */
function bodyOf(request: IncomingMessage): Promise<Buffer> {
  if (Number(request.headers['content-length']) <= LIMIT) return buffer(request);
  throw new Refused(413, 'The file is larger than 10 MB');
}

/** Writes a file in one step, so that nothing reads a part of it. */
async function write(body: Buffer, file: string, copies: string): Promise<void> {
  const incoming = path.join(copies, `incoming-${process.hrtime.bigint()}`);
  await mkdir(copies, { recursive: true });
  await writeFile(incoming, body);
  await mkdir(path.dirname(file), { recursive: true });
  await rename(incoming, file);
}

async function keepCopy(file: string, relative: string, copies: string): Promise<void> {
  if (!existsSync(file)) return;
  const time = new Date().toISOString().replace(/[:.]/g, '-');
  const copy = path.join(copies, time, relative);
  await mkdir(path.dirname(copy), { recursive: true });
  await copyFile(file, copy);
}

/** Identifies a version of a file. */
const versionOf = ({ mtimeMs, size }: Stats) => `"${mtimeMs}-${size}"`;

/** Sends a file, or the names in a folder, with `/` after folders. */
async function read(file: string, response: ServerResponse): Promise<void> {
  const stats = await stat(file).catch(() => undefined);
  if (!stats) throw new Refused(404, 'The file does not exist');
  response.setHeader('cache-control', 'no-store');
  if (stats.isDirectory()) {
    const entries = await readdir(file, { withFileTypes: true });
    const names = entries.map((entry) => entry.name + (entry.isDirectory() ? '/' : ''));
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(names.filter((name) => !name.startsWith('.'))));
    return;
  }
  response.setHeader('last-modified', stats.mtime.toUTCString());
  response.setHeader('etag', versionOf(stats));
  response.end(await readFile(file));
}

/**
 * Lets the editor read, write and remove the files of `content/`, and nothing else, on this computer. Keeps a copy of what
 * is overwritten or removed, and refuses to overwrite another version than the one that `If-Match` names.
 *
 * @param root the folder above `content/`
 * @returns a handler for requests such as `PUT /pages/home.json`
 */
export function localFiles(root: string) {
  const copies = path.join(root, COPIES);
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      checkSender(request);
      const address = (request.url ?? '').split('?', 1)[0] ?? '';
      const folder = path.join(root, 'content');
      const file = await fileAt(folder, address);
      if (request.method === 'GET') return await read(file, response);
      if (file === folder) throw new Refused(403, 'content/ itself cannot be changed');
      if (request.method !== 'PUT' && request.method !== 'DELETE') {
        throw new Refused(405, 'Only GET, PUT and DELETE are allowed');
      }
      const stats = await stat(file).catch(() => undefined);
      const isFolder = stats?.isDirectory();
      const known = request.headers['if-match'];
      if (known && stats && known !== versionOf(stats)) {
        const remedy = 'Copy what you have written, and load this page again';
        throw new Refused(412, `The file has changed since the editor read it. ${remedy}`);
      }
      if (isFolder && request.method === 'DELETE' && (await readdir(file)).length > 0) {
        throw new Refused(409, 'The folder is not empty');
      }
      if (!isFolder) await keepCopy(file, path.relative(folder, file), copies);
      if (request.method === 'PUT') {
        await write(await bodyOf(request), file, copies);
        response.setHeader('etag', versionOf(await stat(file)));
      } else await (isFolder ? rmdir(file) : rm(file, { force: true }));
      response.writeHead(204).end();
    } catch (reason) {
      if (!(reason instanceof Refused)) console.error(reason);
      const status = reason instanceof Refused ? reason.status : 500;
      response.writeHead(status, { 'content-type': 'text/plain', connection: 'close' });
      response.end(reason instanceof Refused ? reason.message : 'The file could not be saved');
    }
  };
}

import { hash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Writes a file that pages fetch, and returns its path. The file name contains a hash, so that it can be cached forever.
 *
 * @param name such as 'countries.json'
 */
export async function writeStaticFile(name: string, content: string | Buffer): Promise<string> {
  const { name: stem, ext } = path.parse(name);
  const digest = hash('sha256', content).slice(0, 10);
  const address = `/static/${stem}-${digest}${ext}`;
  const file = path.join(process.cwd(), 'public', address);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
  return address;
}

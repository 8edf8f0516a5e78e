import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Gatsby compiles its files into another folder, so the path starts at the working directory. */
const folder = () => path.resolve(process.cwd(), 'src/content-model/schema');

/**
 * The content schema: the `.graphql` files of this folder as one text. Gatsby serves it; the content checks and the
 * editors' schemas derive from it.
 *
 * Throws where the working directory is not the project's.
 */
export function readSdl(): string {
  return readdirSync(folder())
    .filter((name) => name.endsWith('.graphql'))
    .sort()
    .map((name) => readFileSync(path.join(folder(), name), 'utf8'))
    .join('\n');
}

import { readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

/** Removes the compressed copies in a built site that are older than their files, or whose files are gone. */
export function removeStaleCopies(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(br|gz)$/.test(entry.name)) continue;
    const copy = path.join(entry.parentPath, entry.name);
    const file = statSync(copy.slice(0, -3), { throwIfNoEntry: false });
    if (!file || file.mtimeMs > statSync(copy).mtimeMs) rmSync(copy);
  }
}

import { renameSync, rmSync, writeFileSync } from 'node:fs';

/**
 * Writes a file in one step, so that a full disk or an interruption leaves it as it was. Throws as `writeFileSync` does.
 */
export function replaceFile(file: string, data: string | Uint8Array): void {
  const part = `${file}.part`;
  try {
    writeFileSync(part, data);
    renameSync(part, file);
  } finally {
    rmSync(part, { force: true });
  }
}

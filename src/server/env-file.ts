import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

/**
 * Adds the variables of a file, if there is one, to those of the process, which win. Unlike process.loadEnvFile, it
 * ignores the byte-order mark of Windows editors, with which the first variable would be missing.
 *
 * @throws If the file is not UTF-8.
 */
export function loadEnvFile(file: string): void {
  if (!existsSync(file)) return;
  const text = readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  if (text.includes('\uFFFD')) throw new Error(`${file}: is not UTF-8 text. Save it as UTF-8`);
  Object.assign(process.env, { ...parseEnv(text), ...process.env });
}

import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { countryOptions } from './countries';

/**
 * Writes the country list, which browsers fetch when a form is near the viewport, and returns its path
 * (docs/decisions/0016-countries.md). The file name contains a hash, so that it can be cached forever.
 */
export async function countryListAddress(): Promise<string> {
  const list = JSON.stringify(countryOptions());
  const digest = createHash('sha256').update(list).digest('hex').slice(0, 20);
  const address = `/static/countries-${digest}.json`;
  const file = path.join(process.cwd(), 'public', address);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, list);
  return address;
}

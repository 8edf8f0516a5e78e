import { hash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** The digest, the size in bytes and the time of change of each file, by path. */
export type Files = Readonly<Record<string, { digest: string; size: number; time: number }>>;

/** The files in a folder. Those that have their time and size from the last build are not read again. */
export function filesIn(folder: string, before: Files = {}): Files {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = names
    .map((name) => ({ name, stats: statSync(path.join(folder, name)) }))
    // host/ writes compressed copies after the build.
    .filter(({ name, stats }) => stats.isFile() && !/\.(br|gz)$/.test(name))
    .map(({ name, stats: { size, mtimeMs: time } }) => {
      const known = before[name];
      if (known?.time === time && known.size === size) return [name, known] as const;
      const digest = hash('md5', readFileSync(path.join(folder, name)));
      return [name, { digest, size, time }] as const;
    });
  return Object.fromEntries(files);
}

const kinds: readonly [name: string, files: RegExp][] = [
  ['pages', /\.html$/],
  ['page data', /^page-data\/.*\.json$/],
  ['pictures', /\.(avif|gif|ico|jpe?g|png|svg|webp)$/],
  ['PDFs', /\.pdf$/],
  ['scripts and styles', /\.(js|css|map)$/],
  ['other files', /./],
];

const kindOf = (file: string) => kinds.find(([, files]) => files.test(file))?.[0];

const kilobytes = (bytes: number) => `${Math.ceil(bytes / 1000)} kB`;

/** A line for each kind of file that has changed, such as "pages: 1 of 1,043 changed, 61 kB; 0 removed". */
export function changesBetween(before: Files, after: Files): string[] {
  const names = Object.keys({ ...before, ...after });
  return kinds.flatMap(([kind]) => {
    const ofKind = names.filter((file) => kindOf(file) === kind);
    const changed = ofKind.filter((file) => {
      const now = after[file];
      return now && now.digest !== before[file]?.digest;
    });
    const removed = ofKind.filter((file) => !after[file]).length;
    if (changed.length + removed === 0) return [];
    const size = changed.reduce((sum, file) => sum + (after[file]?.size ?? 0), 0);
    const total = (ofKind.length - removed).toLocaleString('en-GB');
    const end = removed > 0 ? `; ${removed} removed` : '';
    return [`${kind}: ${changed.length} of ${total} changed, ${kilobytes(size)}${end}`];
  });
}

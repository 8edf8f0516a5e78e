/** The digest and the size in bytes of each file, by path. */
export type Files = Readonly<Record<string, { digest: string; size: number }>>;

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

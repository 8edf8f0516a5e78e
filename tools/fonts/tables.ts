/** The tables of a font by tag (OpenType 1.9, "Organization of an OpenType font"). */
export type Tables = Map<string, Buffer>;

const headerSize = 12;
const entrySize = 16;

/** Splits an uncompressed font (TrueType outlines, no WOFF) into its tables. */
export function tablesOf(font: Buffer): Tables {
  const count = font.readUInt16BE(4);
  return new Map(
    Array.from({ length: count }, (_, index) => {
      const entry = headerSize + index * entrySize;
      const start = font.readUInt32BE(entry + 8);
      const length = font.readUInt32BE(entry + 12);
      return [font.toString('latin1', entry, entry + 4), font.subarray(start, start + length)];
    }),
  );
}

/** Joins tables to a font, without checksums, which the WOFF2 encoder adds. */
export function fontOf(tables: Tables): Buffer {
  const sorted = [...tables].sort(([a], [b]) => (a < b ? -1 : 1));
  const directory = Buffer.alloc(headerSize + sorted.length * entrySize);
  const power = Math.floor(Math.log2(sorted.length));
  directory.writeUInt32BE(0x00010000, 0);
  directory.writeUInt16BE(sorted.length, 4);
  directory.writeUInt16BE(entrySize * 2 ** power, 6);
  directory.writeUInt16BE(power, 8);
  directory.writeUInt16BE(entrySize * (sorted.length - 2 ** power), 10);

  const parts = [directory];
  let end = directory.length;
  sorted.forEach(([tag, table], index) => {
    const entry = headerSize + index * entrySize;
    directory.write(tag, entry, 'latin1');
    directory.writeUInt32BE(end, entry + 8);
    directory.writeUInt32BE(table.length, entry + 12);
    const padded = Buffer.concat([table, Buffer.alloc(-table.length & 3)]);
    parts.push(padded);
    end += padded.length;
  });
  return Buffer.concat(parts);
}

import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { replaceFile } from '../../src/server/replace-file';

/** The node of a picture's file. */
export interface PictureFile {
  readonly name: string;
  readonly internal: { readonly contentDigest: string };
}

/** A file in which a picture is published: its path on the site, its width in pixels and its format. */
export type Version = ReturnType<typeof versionsOf>[number];

/** 750 px suits phones of 360 or 375 px with a device pixel ratio of 2, 1200 px those of 390 px with a ratio of 3. */
const widths = { avif: [480, 750, 1200, 1680, 2200], jpeg: [1200] };

/** docs/decisions/0031-avif.md */
const avif = { quality: 58, effort: 2, chromaSubsampling: '4:2:0' };
const options = {
  avif,
  /** The widths of phones, whose dense screens hide the loss. */
  narrow: { ...avif, quality: 42 },
  jpeg: { quality: 78, progressive: true },
};

/** The folder of a picture's versions on the site. */
export function folderOf({ name, internal }: PictureFile): string {
  const digest = hash('sha256', JSON.stringify([internal.contentDigest, name, options]));
  return `/static/${digest.slice(0, 10)}`;
}

/**
 * The versions of a picture, none wider than the picture.
 *
 * @param ownWidth without it, all versions that a picture can have
 */
export function versionsOf(file: PictureFile, ownWidth = Infinity) {
  const folder = folderOf(file);
  return (['avif', 'jpeg'] as const).flatMap((format) =>
    widths[format]
      .filter((_, index, all) => (all[index - 1] ?? 0) < ownWidth)
      .map((width) => ({
        // It changes with the picture and the options, so that browsers may cache it forever.
        src: `${folder}/${width}/${encodeURIComponent(file.name)}.${format}`,
        width: Math.min(width, ownWidth),
        format,
      })),
  );
}

export const targetOf = ({ src }: Version) => path.resolve(`public/${decodeURIComponent(src)}`);

/** Encodes the versions of a picture that no earlier build has encoded. */
export async function encode(file: string, versions: Version[]): Promise<void> {
  const missing = versions.filter((version) => !existsSync(targetOf(version)));
  if (missing.length === 0) return;
  // The bytes of an AVIF depend on the number of threads; one thread gives the fewest.
  sharp.concurrency(1);
  const { data, info: raw } = await sharp(file)
    .autoOrient()
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (const version of missing) {
    const { width, format } = version;
    const bytes = await sharp(data, { raw })
      .resize({ width, withoutEnlargement: true })
      // Without transparency, sharp would make it black.
      .flatten(format === 'jpeg' && { background: '#fff' })
      .toFormat(format, options[format === 'avif' && width <= 750 ? 'narrow' : format])
      .toBuffer();
    const target = targetOf(version);
    await mkdir(path.dirname(target), { recursive: true });
    replaceFile(target, bytes);
  }
}

import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { replaceFile } from '../../src/server/shared/replace-file';

/** The node of a picture's file. */
export interface PictureFile {
  readonly name: string;
  readonly internal: { readonly contentDigest: string };
}

/** The widths in pixels: 750 suits phones of 360 or 375 with a device pixel ratio of 2, 1200 those of 390 with 3. */
export const widths = { avif: [480, 750, 1200, 1680, 2200], jpg: [1200] };

export type Format = keyof typeof widths;

/** A file in which a picture is published, with its path on the site. */
export interface Version {
  readonly width: number;
  readonly format: Format;
  readonly src: string;
}

/** The encoder's options (docs/decisions/0028-picture.md). */
export const options = {
  avif: { quality: 58, effort: 2, chromaSubsampling: '4:2:0' },
  jpg: { quality: 78, progressive: true },
};

/** The folder of a picture's versions on the site. */
export function folderOf({ name, internal }: PictureFile): string {
  const digest = hash('sha256', JSON.stringify([internal.contentDigest, name, options]));
  return `/static/${digest.slice(0, 10)}`;
}

/** A picture in a width. Its path changes with the picture and the options, so that browsers may cache it forever. */
export const versionOf = (file: PictureFile, width: number, format: Format): Version => ({
  width,
  format,
  src: `${folderOf(file)}/${width}/${encodeURIComponent(file.name)}.${format}`,
});

/** The version of a picture at a path, if it is one. */
export function versionAt(file: PictureFile, src: string): Version | undefined {
  const width = Number(src.split('/').at(-2));
  return (['avif', 'jpg'] as const)
    .map((format) => versionOf(file, width, format))
    .find((version) => version.src === src);
}

export const targetOf = ({ src }: Version) => path.resolve(`public/${decodeURIComponent(src)}`);

/** The versions that are being encoded, by their paths: several queries may ask for one at once. */
const started = new Map<string, Promise<void>>();

/** The last picture of each core: more at once would only take more memory. */
const lanes: Promise<void>[] = [];
let turn = 0;

/** Encodes the versions of a picture that no earlier build has encoded. */
export async function encode(file: string, versions: readonly Version[]): Promise<void> {
  const missing = versions.filter(
    (version) => !started.has(version.src) && !existsSync(targetOf(version)),
  );
  if (missing.length > 0) {
    turn = (turn + 1) % availableParallelism();
    const work = Promise.resolve(lanes[turn])
      .then(() => encodeAll(file, missing))
      .finally(() => {
        for (const { src } of missing) started.delete(src);
      });
    lanes[turn] = work.catch(() => undefined);
    for (const { src } of missing) started.set(src, work);
  }
  await Promise.all(versions.map(({ src }) => started.get(src)));
}

async function encodeAll(file: string, versions: readonly Version[]): Promise<void> {
  // The bytes of an AVIF depend on the number of threads; one thread gives the fewest.
  sharp.concurrency(1);
  const { data, info: raw } = await sharp(file)
    .autoOrient()
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (const version of versions) {
    const { width, format } = version;
    const bytes = await sharp(data, { raw })
      .resize({ width, withoutEnlargement: true })
      // Without transparency, sharp would make it black.
      .flatten(format === 'jpg' && { background: '#fff' })
      .toFormat(format, options[format])
      .toBuffer();
    const target = targetOf(version);
    await mkdir(path.dirname(target), { recursive: true });
    replaceFile(target, bytes);
  }
}

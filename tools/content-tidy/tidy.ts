import { readFileSync, renameSync } from 'node:fs';
import path from 'node:path';
import sharp, { type Metadata } from 'sharp';
import { concurrently } from '../../src/content-model/source/concurrently';
import { filesNamedInFields } from '../../src/content-model/rules/named-files';
import { headerOf, pictureMistake } from '../../src/content-model/rules/pictures';
import { readContent } from '../../src/content-model/source/read-content';
import { toSlug } from '../../src/content-model/schema/slug';
import { nameOf } from '../../src/content-model/source/content-file';
import { listFolder } from '../../src/content-model/source/folder';
import { count } from '../../src/content-model/source/words';
import { contentTypeOf } from '../../src/content-model/schema/content-types';
import { replaceFile } from '../../src/server/replace-file';

/** The width in pixels that pictures are scaled to: a banner on a wide screen needs no more. */
const maxWidth = 2400;

/** The formats that stay. */
const formats = ['png', 'jpeg', 'webp'] as const;
type Format = (typeof formats)[number];

/** What was done to a picture, and why it cannot be used. */
export interface Tidied {
  /** The picture's original path, such as `content/pages/pictures/IMG 1.JPG`. */
  file: string;
  done: string[];
  /** The problem, and what to do. */
  refused?: string;
}

const { basename, dirname, extname, join, relative } = path.posix;

const isPicture = (file: string) => /\.(png|jpe?g|hei[cf]|webp|avif|gif|bmp|tiff?)$/i.test(file);

/** HEIC, even with another extension: https://nokiatech.github.io/heif/technical.html */
const isHeic = (bytes: Buffer) =>
  /^ftyp(heic|heix|hevc|mif1)/.test(bytes.toString('latin1', 4, 12));

const heic =
  'is a HEIC picture, which many browsers cannot show. Export it as JPEG: on a Mac in Preview, File, Export; on an iPhone choose Settings, Camera, Formats, Most Compatible';

/** The part of a picture that names its camera, its place or its author. */
const hasMetadata = ({ exif, xmp, iptc, comments }: Metadata) =>
  Boolean(exif ?? xmp ?? iptc ?? comments?.length);

/** Scales a picture and removes its metadata, if it needs either. */
async function saveSmaller(file: string, bytes: Buffer, format: Format, metadata: Metadata) {
  const { autoOrient } = metadata;
  const isWide = autoOrient.width > maxWidth;
  if (!isWide && !hasMetadata(metadata)) return [];
  // The orientation is part of the metadata.
  const picture = sharp(bytes, { failOn: 'truncated' })
    .autoOrient()
    .resize({ width: maxWidth, withoutEnlargement: true });
  const options = { png: { compressionLevel: 9 }, jpeg: { quality: 90 }, webp: { quality: 90 } };
  const encoded = picture.toFormat(format, options[format]);
  const saved = await encoded.toBuffer().catch(() => undefined);
  // A damaged picture stays, and is reported later.
  if (!saved) return [];
  replaceFile(file, saved);
  return [
    ...(isWide ? [`scaled from ${autoOrient.width} to ${maxWidth} pixels`] : []),
    ...(hasMetadata(metadata) ? ['its metadata (place, camera, author) removed'] : []),
  ];
}

/** A free file name in lower case with hyphens, with the extension of its format. */
function tidyName(file: string, format: Format, taken: ReadonlySet<string>): string {
  const written = extname(file).toLowerCase();
  const extension = format === 'jpeg' && written !== '.jpeg' ? '.jpg' : `.${format}`;
  const slug = toSlug(basename(file, extname(file))) || 'picture';
  for (let number = 1; ; number += 1) {
    const name = join(dirname(file), `${slug}${number > 1 ? `-${number}` : ''}${extension}`);
    if (name === file || !taken.has(name)) return name;
  }
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/**
 * Changes the references to a renamed picture, in every spelling: with or without `./`, encoded or not, composed or not
 * (macOS decomposes accented letters).
 *
 * @returns the number of changed files
 */
function changeReferences(root: string, files: readonly string[], from: string, to: string) {
  const changed = files.filter((file) => {
    const way = (target: string) => relative(dirname(file), target);
    const forms = [way(from), encodeURI(way(from))].flatMap((form) => [
      form.normalize('NFC'),
      form.normalize('NFD'),
    ]);
    const reference = new RegExp(
      `(?<![\\w./%-])(\\./)?(${forms.map(escaped).join('|')})(?![\\w.%-])`,
      'g',
    );
    const before = readFileSync(path.join(root, file), 'utf8');
    const after = before.replace(reference, (_, start = '') => `${start}${way(to)}`);
    if (after === before) return false;
    replaceFile(path.join(root, file), after);
    return true;
  });
  return changed.length;
}

/** The pictures that must be wider than they are high, by their paths in `content/`. */
const picturesInLandscape = (root: string): ReadonlySet<string> =>
  new Set(
    readContent(root, new Date())
      .content.files.flatMap((file) => filesNamedInFields(file, 'picture'))
      .flatMap(({ landscape, target }) => (landscape ? target : [])),
  );

/**
 * Prepares the pictures of `content/` for the site: scales those that are too wide, removes metadata, and renames them
 * in lower case with hyphens, also in the files that name them. Reports those that it cannot prepare.
 *
 * @param folder the folder that contains `content/`
 */
export async function tidyPictures(folder: string): Promise<Tidied[]> {
  const root = path.resolve(folder, 'content');
  const files = [...listFolder(root).files].sort();
  const texts = files.filter((file) => contentTypeOf(file));
  const taken = new Set(files);

  async function tidy(file: string): Promise<{ name: string; done: string[]; refused?: string }> {
    const bytes = readFileSync(path.join(root, file));
    const unchanged = { name: file, done: [] };
    if (isHeic(bytes)) return { ...unchanged, refused: heic };
    const metadata = await headerOf(path.join(root, file));
    // What cannot be prepared is reported below.
    if ('problem' in metadata) return unchanged;
    const format = formats.find((name) => name === metadata.format);
    if (!format) return unchanged;
    const done = await saveSmaller(path.join(root, file), bytes, format, metadata);
    const name = tidyName(file, format, taken);
    if (name === file) return { name, done };
    renameSync(path.join(root, file), path.join(root, name));
    taken.delete(file);
    taken.add(name);
    const references = count(changeReferences(root, texts, file, name), 'file');
    return { name, done: [...done, `renamed to ${basename(name)}, also in ${references}`] };
  }

  const tidied: (Tidied & { name: string })[] = [];
  for (const file of files.filter(isPicture)) {
    tidied.push({ file: nameOf(file), ...(await tidy(file)) });
  }
  const inLandscape = picturesInLandscape(root);
  const results = await concurrently(tidied, async ({ name, ...result }): Promise<Tidied> => {
    if (result.refused) return result;
    const mistake = await pictureMistake(path.join(root, name), inLandscape.has(name));
    return mistake ? { ...result, refused: `${mistake.problem}. ${mistake.remedy}` } : result;
  });
  return results.filter(({ done, refused }) => done.length > 0 || refused);
}

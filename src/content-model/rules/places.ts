import path from 'node:path';
import { slugForm } from '../schema/addresses';
import {
  contentTypeOf,
  entryTypes,
  pageAddress,
  singleFileTypes,
  slugOf,
} from '../schema/content-types';
import { schemaOf } from '../schema/schema-of';
import { nameOf } from '../source/content-file';
import type { Mistake } from '../source/mistake';
import type { Content } from '../source/read-content';
import { bounds, count, either } from '../source/words';
import { mistakeInFile, type Check, type FileCheck } from './check';
import { nearest } from './nearest';
import { toSlug } from '../schema/slug';
import { whatToWrite } from './what-to-write';

/** Files that may be anywhere in `content/`: pictures, drawings, notes for writers, and the words of the spelling check. */
const anywhere = /\.(png|jpe?g|webp|svg)$|(^|\/)README\.md$|^(words\.txt|STYLE\.md)$/;

const otherPicture = /\.(?:avif|gif|bmp|tiff?|hei[cf])$/i;

/** A picture or drawing with an extension in upper case. */
const upperCaseEnding = /\.(?=.*[A-Z])(?:png|jpe?g|webp|svg)$/i;

const articleFolders = entryTypes
  .filter(({ list }) => list)
  .map((contentType) => nameOf(path.posix.dirname(contentType.path)));

/** Files in the wrong place. A name that resembles a missing file's counts as misspelt. */
function strayFiles({ folder }: Content, absent: Set<string>): Mistake[] {
  const folders = entryTypes.map((contentType) => contentType.path);
  const isInside = (file: string) =>
    [...folder.folders].some((name) => contentTypeOf(name) && file.startsWith(`${name}/`));

  function remedyFor(file: string): string {
    if (otherPicture.test(file)) return 'Save the picture as .png or .jpg';
    if (upperCaseEnding.test(file)) {
      const { name, ext } = path.posix.parse(file);
      return `Rename it to ${name}${ext.toLowerCase()}`;
    }
    const name = path.posix.basename(file);
    if (name.startsWith('.')) return `Rename it to ${name.slice(1)}, or remove it`;
    const homes = folders
      .map((home) => home.replace('*', slugOf(file)))
      .filter((home) => !folder.files.has(home));
    const meant = nearest(file, absent) ?? nearest(file, homes);
    if (!meant) return file.endsWith('.md') ? `Move it to ${either(articleFolders)}` : 'Remove it';
    absent.delete(meant);
    return `Did you mean ${nameOf(meant)}?`;
  }

  return [...folder.files]
    .filter((file) => !contentTypeOf(file) && !anywhere.test(file) && !isInside(file))
    .map((file) => mistakeInFile(file, 'is not a file that the site reads', remedyFor(file)));
}

/** Folders and links instead of files. */
const noFiles = ({ folder }: Content): Mistake[] =>
  [...folder.folders, ...folder.links]
    .filter((name) => contentTypeOf(name) || folder.links.has(name))
    .map((name) => {
      const kind = folder.links.has(name) ? 'link' : 'folder';
      return mistakeInFile(name, `is a ${kind}, but must be a file`, 'Replace it with the file');
    });

/** Folders with too few or too many files of a type. */
const wrongCounts = ({ folder }: Content): Mistake[] =>
  entryTypes.flatMap((contentType) => {
    const number = [...folder.files].filter((file) => contentTypeOf(file) === contentType).length;
    const [min, max] = contentType.count ?? [0, Infinity];
    if (min <= number && number <= max) return [];
    const kind = contentType.format === 'json' ? 'JSON file' : 'Markdown file';
    const problem = `has ${count(number, kind)}, but ${bounds(min, max)} are allowed`;
    const remedy = number < min ? 'Write the missing ones' : 'Remove the others';
    return mistakeInFile(path.posix.dirname(contentType.path), problem, remedy);
  });

/** What no name on Windows is or has: https://learn.microsoft.com/windows/win32/fileio/naming-a-file */
const notOnWindows = /^(?:con|prn|aux|nul|(?:com|lpt)\d)(?:\.|$)|[<>:"\\|?*]|[. ]$/i;

/**
 * Names that Windows does not allow, so that nobody can clone the repository there, and names that differ only in
 * capitals or in the form of their accents, of which Windows and Macs have only one.
 */
function foreignNames(names: ReadonlySet<string>): Mistake[] {
  const first = new Map<string, string>();
  return [...names].sort().flatMap((file) => {
    const { name, ext, base } = path.posix.parse(file);
    const key = file.normalize().toLowerCase();
    const earlier = first.get(key);
    first.set(key, file);
    if (earlier) {
      const problem = `has the same name as ${nameOf(earlier)} on Windows and Macs`;
      return mistakeInFile(file, problem, 'Rename one of the two');
    }
    if (!notOnWindows.test(base)) return [];
    const problem = `has the name ${base}, which Windows does not allow`;
    const other = `${toSlug(`about ${name}`)}${ext}`;
    return mistakeInFile(file, problem, `Rename it, for example to ${other}`);
  });
}

/** Reports files that are missing, surplus or in the wrong place, and names that other systems do not have. */
export const checkPlaces: Check = (content) => {
  const { folder } = content;
  const taken = new Set([...folder.files, ...folder.folders, ...folder.links]);
  const absent = new Set(
    singleFileTypes.map(({ path: file }) => file).filter((f) => !taken.has(f)),
  );
  const stray = strayFiles(content, absent);
  const missing = [...absent].map((file) =>
    mistakeInFile(file, 'is missing', whatToWrite(schemaOf(contentTypeOf(file)?.type ?? ''))),
  );
  return [
    ...stray,
    ...noFiles(content),
    ...wrongCounts(content),
    ...foreignNames(taken),
    ...missing,
  ];
};

/** Addresses of the site or its host that a text page would overwrite, or that would hide it. */
export const reserved: ReadonlySet<string> = new Set([
  ...['/404', '/admin', '/api', '/component---src', '/fact-sheets', '/healthz', '/icons'],
  ...['/insights', '/page-data', '/share', '/slice-data', '/solutions', '/static'],
]);

/** Reports file names that become part of an address but are not slugs, or that are taken. */
export const checkFileNames: FileCheck = ({ relativePath, contentType }) => {
  const name = slugOf(relativePath);
  const address = pageAddress(contentType, name);
  // Hosts leave `index` out of addresses.
  if (address && (name === 'index' || reserved.has(address))) {
    const problem = `would have the address ${address}, which the site or its host uses`;
    return [mistakeInFile(relativePath, problem, `Rename it, for example to about-${name}`)];
  }
  if (singleFileTypes.includes(contentType) || slugForm.test(name)) return [];
  const problem = `has the name ${name}, but lower-case letters, digits and single hyphens are allowed`;
  return [
    mistakeInFile(relativePath, problem, `Rename it${toSlug(name) && ` to ${toSlug(name)}`}`),
  ];
};

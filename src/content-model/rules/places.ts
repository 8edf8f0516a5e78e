import { posix } from 'node:path';
import {
  contentTypeOf,
  contentTypes,
  entryTypes,
  isOptional,
  listTypes,
  pageAddress,
  singleFileTypes,
  slugOf,
} from '../schema/content-types';
import { schemaOf } from '../schema/schema-of';
import { slugForm, toSlug } from '../schema/slug';
import { nameOf } from '../source/content-file';
import { nearest } from '../source/mistake';
import { bounds, count, either } from '../source/words';
import { type Check, type FileCheck, mistakeInFile } from './check';
import { whatToWrite } from './shape';

const { dirname, parse } = posix;

/** Files that may be anywhere in `content/`: pictures, drawings, notes for writers, and the words of the spelling check. */
const anywhere = /\.(png|jpe?g|webp|svg)$|(^|\/)README\.md$|^(words\.txt|STYLE\.md)$/;

const otherPicture = /\.(?:avif|gif|bmp|tiff?|hei[cf])$/i;

const otherMarkdown = /\.(?:markdown|mdx|txt)$/i;

/** A picture or drawing with an extension in upper case, as cameras write it. */
const upperCaseEnding = /\.(?=.*[A-Z])(?:png|jpe?g|webp|svg)$/i;

const articleFolders = listTypes.map(({ path }) => nameOf(dirname(path)));

/** Reports files that are missing, in the wrong place, too few or too many. */
export const checkPlaces: Check = ({ paths: files }) => {
  const absent = new Set(
    singleFileTypes.map(({ path }) => path).filter((path) => !files.has(path)),
  );

  /** What to do with a file in the wrong place. A name that resembles a missing file's counts as misspelt. */
  function remedyFor(file: string): string {
    if (otherPicture.test(file)) return 'Save the picture as .png or .jpg';
    const { name, ext } = parse(file);
    if (otherMarkdown.test(file)) return `Rename it to ${name}.md`;
    if (upperCaseEnding.test(file)) return `Rename it to ${name}${ext.toLowerCase()}`;
    const homes = entryTypes
      .map(({ path }) => path.replace('*', name))
      .filter((home) => !files.has(home));
    const meant = nearest(file, absent) ?? nearest(file, homes);
    if (!meant) return ext === '.md' ? `Move it to ${either(articleFolders)}` : 'Remove it';
    absent.delete(meant);
    return `Did you mean ${nameOf(meant)}?`;
  }

  const stray = [...files]
    .filter((file) => !contentTypeOf(file) && !anywhere.test(file))
    .map((file) => mistakeInFile(file, 'is not a file that the site reads', remedyFor(file)));
  const wrongCounts = entryTypes.flatMap(({ type, path, count: [min, max] = [0, Infinity] }) => {
    const number = [...files].filter((file) => contentTypeOf(file)?.type === type).length;
    if (min <= number && number <= max) return [];
    const problem = `has ${count(number, 'JSON file')}, but ${bounds(min, max)} are allowed`;
    const remedy = number < min ? 'Write the missing ones' : 'Remove the others';
    return [mistakeInFile(dirname(path), problem, remedy)];
  });
  const missing = singleFileTypes
    .filter((contentType) => absent.has(contentType.path) && !isOptional(contentType))
    .map(({ path, type }) => mistakeInFile(path, 'is missing', whatToWrite(schemaOf(type))));
  return [...stray, ...wrongCounts, ...missing];
};

/** Folders of the build and the host. */
const reserved = new Set([
  ...['404', '404.html', 'admin', 'api', 'cards', 'component---src', 'drawings', 'fact-sheets'],
  ...['feed', 'healthz', 'page-data', 'slice-data', 'static'],
]);

/** Whether the build or the host has such an address: no page may have it, and no redirect may lead away from it. */
export function isReserved(address: string): boolean {
  const [, first = ''] = address.split('/');
  const isFile = /^[._~]|\.(css|ico|js|json|png|svg|txt|xml)$/.test(first);
  return isFile || reserved.has(first);
}

/** Reports file names that become part of an address but are not slugs, or that are taken. */
export const checkFileNames: FileCheck = ({ relativePath, contentType }) => {
  const name = slugOf(relativePath);
  const address = pageAddress(contentType, name);
  const isFolder = contentTypes.some((other) => other.address?.startsWith(`${address}/`));
  // Hosts leave `index` out of addresses.
  if (address && (name === 'index' || isFolder || isReserved(address))) {
    const problem = `would have the address ${address}, which the site or its host uses`;
    return [mistakeInFile(relativePath, problem, `Rename it, for example to about-${name}`)];
  }
  if (singleFileTypes.includes(contentType) || slugForm.test(name)) return [];
  const problem = `has the name ${name}, but lower-case letters, digits and single hyphens are allowed`;
  const remedy = `Rename it${toSlug(name) && ` to ${toSlug(name)}`}`;
  return [mistakeInFile(relativePath, problem, remedy)];
};

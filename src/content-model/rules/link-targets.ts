import { statSync } from 'node:fs';
import path from 'node:path';
import { fixedRedirects } from '../schema/addresses';
import {
  addressOf,
  contentTypeOf,
  contentTypes,
  pageAddress,
  singleFileTypes,
  type ContentType,
} from '../schema/content-types';
import { fieldOf, type ContentFile } from '../source/content-file';
import { listFolder } from '../source/folder';
import type { Content } from '../source/read-content';

/** A page or file of the site, as far as links to it can be wrong. */
export interface SitePage {
  /** The anchors that a link may name; undefined where they are not known. */
  anchors?: ReadonlySet<string>;
  /** The content file that makes the page, where one does. */
  file?: ContentFile;
}

const noAnchors: ReadonlySet<string> = new Set();

/** The anchors of a solution's features (src/sections/KeyFeatures). */
function featureAnchors({ data }: ContentFile): string[] {
  const cards = fieldOf(fieldOf(data, 'features'), 'cards');
  return Array.isArray(cards) ? cards.map((_, index) => `feature-${index + 1}`) : [];
}

const pageOf = (contentType: ContentType, file?: ContentFile): SitePage => ({
  anchors:
    file?.body?.anchors ??
    new Set([
      ...(contentType.enquiryForm ? ['enquiry-form'] : []),
      ...(file ? featureAnchors(file) : []),
    ]),
  file,
});

/** Files that are served as they are: `static/robots.txt` is `/robots.txt`. */
function staticFiles(): [string, SitePage][] {
  const root = path.resolve('static');
  if (!statSync(root, { throwIfNoEntry: false })?.isDirectory()) return [];
  return [...listFolder(root).files].map((file) => [`/${file}`, {}]);
}

/**
 * Every address that a link inside the site may have (R5 to R11). Includes pages whose content file is missing or
 * broken: that is reported once, not for every link to them.
 */
export function sitePages({ folder, files }: Content): ReadonlyMap<string, SitePage> {
  const understood = new Map(files.map((file) => [file.relativePath, file]));
  const pages = new Map<string, SitePage>(staticFiles());

  for (const { from } of fixedRedirects) pages.set(from, { anchors: noAnchors });
  for (const { list, newest } of contentTypes) {
    if (list) pages.set(list, { anchors: noAnchors });
    if (newest) pages.set(newest, { anchors: noAnchors });
  }
  for (const contentType of singleFileTypes) {
    if (contentType.address) pages.set(contentType.address, pageOf(contentType));
  }
  for (const relativePath of folder.files) {
    const contentType = contentTypeOf(relativePath);
    const address = contentType && addressOf(contentType, relativePath);
    if (!address) continue;
    const file = understood.get(relativePath);
    pages.set(address, file ? pageOf(contentType, file) : {});
  }
  return pages;
}

/** The earlier addresses of pages (R247), from `formerly` of their files, with the name and the place that says so. */
export const formerAddresses = (files: readonly ContentFile[]) =>
  files.flatMap((file) => {
    const names = fieldOf(file.data, 'formerly');
    return (Array.isArray(names) ? names : []).flatMap((value: unknown, index) => {
      const name = String(value);
      const address = pageAddress(file.contentType, name);
      return address ? { address, name, file, path: ['formerly', index] } : [];
    });
  });

import { entrances } from '../schema/addresses';
import {
  addressOf,
  contentTypeOf,
  contentTypes,
  pageAddress,
  singleFileTypes,
} from '../schema/content-types';
import { fieldOf, type ContentFile } from '../source/content-file';
import { listFolder } from '../source/folder';
import type { Content } from '../source/read-content';
import type { Mention } from './check';
import { textsNaming } from './values';

/** What a link to a page or file must match. */
export interface SitePage {
  /** The anchors that a link may have; undefined if unknown. */
  anchors?: ReadonlySet<string>;
  /** The content file that makes the page, if any. */
  file?: ContentFile;
}

const noAnchors: ReadonlySet<string> = new Set();

/** The anchors of a page: of its headings, of its form, and of a solution's features (src/sections/KeyFeatures). */
function anchorsOf({ contentType, data, body }: ContentFile): ReadonlySet<string> {
  if (body) return body.anchors;
  const features = fieldOf(fieldOf(data, 'features'), 'cards');
  return new Set([
    ...(contentType.enquiryForm ? ['enquiry-form'] : []),
    ...(Array.isArray(features) ? features.map((_, index) => `feature-${index + 1}`) : []),
  ]);
}

/**
 * Every address that a link inside the site may have. Includes pages whose content file is missing or broken, which is
 * reported once, not for every link.
 */
export function sitePages({ paths, files }: Content): ReadonlyMap<string, SitePage> {
  const understood = new Map(files.map((file) => [file.relativePath, file]));
  // Files of static/ are served unchanged: `static/policy.txt` is `/policy.txt`.
  const served = [...listFolder('static')].map((file) => [`/${file}`, {}] as const);
  const pages = new Map<string, SitePage>(served);

  for (const address of entrances) pages.set(address, { anchors: noAnchors });
  for (const { list } of contentTypes) if (list) pages.set(list, { anchors: noAnchors });
  for (const { address } of singleFileTypes) if (address) pages.set(address, {});
  for (const relativePath of paths) {
    const address = addressOf(relativePath);
    const file = understood.get(relativePath);
    if (address) pages.set(address, file ? { file, anchors: anchorsOf(file) } : {});
    const newest = contentTypeOf(relativePath)?.newest;
    if (newest) pages.set(newest, { anchors: noAnchors });
  }
  return pages;
}

/** The earlier addresses of pages, from `formerly` in their files. */
export const formerAddresses = (files: readonly ContentFile[]): Mention[] =>
  files.flatMap((file) =>
    textsNaming(file, 'slug').flatMap((name) => {
      const written = pageAddress(file.contentType, name.written);
      return written ? { ...name, written } : [];
    }),
  );

import { pages, type Page, type Source } from '../pages/pages';
import { contentTypeOf, isOptional, pageAddress, singleFileTypes } from '../schema/content-types';
import { fieldOf, type ContentFile } from '../source/content-file';
import { listFolder } from '../source/folder';
import { isPublic } from '../source/publication';
import type { Content } from '../source/read-content';
import { type Mention, textsNaming } from './check';

type PageSource = ContentFile | Source;

/** The file that makes a page; undefined if it is missing or broken. */
export const fileOfPage = (page: Page<PageSource>): ContentFile | undefined =>
  'contentType' in page.source ? page.source : undefined;

/**
 * The anchors of a page: of its headings, of its form, and of a solution's features (src/sections/KeyFeatures).
 * Undefined if unknown.
 */
export function anchorsOf(page: Page<PageSource>): ReadonlySet<string> | undefined {
  const file = fileOfPage(page);
  if (!file) return undefined;
  const { contentType, data, body } = file;
  // The text of a fact sheet is in its PDF.
  if (page.type !== contentType.type || contentType.newest) return new Set();
  if (body) return body.anchors;
  const features = fieldOf(fieldOf(data, 'features'), 'cards');
  return new Set([
    ...(contentType.enquiryForm ? ['enquiry-form'] : []),
    ...(Array.isArray(features) ? features.map((_, index) => `feature-${index + 1}`) : []),
  ]);
}

/**
 * Every page and file to which a link inside the site may lead. Includes pages whose content file is missing or broken,
 * which is reported once, not for every link.
 */
export function linkTargets({ paths, files }: Content) {
  const read = new Map<string, PageSource>(files.map((file) => [file.relativePath, file]));
  const needed = singleFileTypes.flatMap((type) => (isOptional(type) ? [] : type.path));
  const sources = [...new Set([...needed, ...paths])]
    .filter(contentTypeOf)
    .map((relativePath) => read.get(relativePath) ?? { relativePath, data: undefined });
  const all = pages(sources);
  const published = new Map<number, ReadonlySet<string>>();

  return {
    pages: new Map(all.map((page) => [page.address, page])),
    /** Files of static/ are served unchanged: `static/policy.txt` is `/policy.txt`. */
    served: new Set([...listFolder('static')].map((file) => `/${file}`)),
    /** The addresses of the pages that are published on a day. */
    addressesOn(day: Date): ReadonlySet<string> {
      const isThen = (source: PageSource) => !('contentType' in source) || isPublic(source, day);
      const found =
        published.get(day.getTime()) ??
        new Set(pages(sources.filter(isThen)).map(({ address }) => address));
      published.set(day.getTime(), found);
      return found;
    },
  };
}

/** The earlier addresses of pages, from `formerly` in their files. */
export const formerAddresses = (files: readonly ContentFile[]): Mention[] =>
  files.flatMap((file) =>
    textsNaming(file, 'slug').flatMap((name) => {
      const written = pageAddress(file.contentType, name.written);
      return written ? { ...name, written } : [];
    }),
  );

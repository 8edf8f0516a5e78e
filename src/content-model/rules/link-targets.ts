import { pages, type Page, type Source } from '../pages/pages';
import {
  addressOf,
  contentTypeOf,
  isOptional,
  pageAddress,
  singleFileTypes,
} from '../schema/content-types';
import { fieldOf, fileOfType, listOf, textOf, type ContentFile } from '../source/content-file';
import { listFolder } from '../source/folder';
import { isPublic } from '../source/publication';
import type { Content } from '../source/read-content';
import { type Mention, textsNaming } from './check';

/** A file, of which only the path is known if it is missing or broken. */
type PageSource = Source & Partial<ContentFile>;

/**
 * The anchors of a page: of its headings, of its form, of its open roles, and of a solution's features
 * (src/sections/KeyFeatures). Undefined if unknown.
 */
export function anchorsOf({ type, source }: Page<PageSource>): ReadonlySet<string> | undefined {
  const { contentType, data, body } = source;
  if (!contentType) return undefined;
  // The text of a fact sheet is in its PDF.
  if (type !== contentType.type || contentType.newest) return new Set();
  if (body) return body.anchors;
  const features = listOf(fieldOf(data, 'features'), 'cards');
  return new Set([
    ...(contentType.enquiryForm ? ['enquiry-form'] : []),
    ...(fieldOf(data, 'opportunities') ? ['opportunities'] : []),
    ...features.map((_, index) => `feature-${index + 1}`),
  ]);
}

/**
 * Every page and file to which a link inside the site may lead. Includes pages whose content file is missing or broken,
 * which is reported once, not for every link.
 */
export function linkTargets({ paths, files, today }: Content) {
  const read = new Map<string, PageSource>(files.map((file) => [file.relativePath, file]));
  const needed = singleFileTypes.flatMap((type) => (isOptional(type) ? [] : type.path));
  const sources = [...new Set([...needed, ...paths])]
    .filter(contentTypeOf)
    .map((relativePath) => read.get(relativePath) ?? { relativePath, data: undefined });
  const publishedOn = (day: Date): ReadonlySet<string> =>
    new Set(pages(sources.filter((one) => isPublic(one, day))).map(({ address }) => address));
  const published = publishedOn(today);

  return {
    pages: new Map(pages(sources).map((page) => [page.address, page])),
    /** Files of static/ are served unchanged: `static/policy.txt` is `/policy.txt`. */
    served: new Set([...listFolder('static')].map((file) => `/${file}`)),
    /** The addresses of the pages that are published on a day. */
    addressesOn: (day: Date) => (day > today ? publishedOn(day) : published),
    /** The current addresses of pages, by their earlier ones. */
    renamed: new Map(
      formerAddresses(files).map(({ file, written }) => [written, addressOf(file.relativePath)]),
    ),
    /** The site's origin, from site.json. */
    origin: URL.parse(textOf(fileOfType(files, 'Brand')?.data, 'url') ?? '')?.origin,
    today,
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

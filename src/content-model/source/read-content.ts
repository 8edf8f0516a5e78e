import path from 'node:path';
import { contentTypeOf, type ContentType } from '../schema/content-types';
import { schemaOf } from '../schema/schema-of';
import { nameOf, textOf, type ContentFile } from './content-file';
import { entryFields } from './entry-fields';
import { listFolder, withSlashes } from './folder';
import { outlineOf, type Outline } from './markdown/outline';
import type { Mistake } from './mistake';
import { parseJson } from './parse-json';
import { parseMarkdown } from './parse-markdown';
import { unreadable, type Parsed } from './parsed';
import { readText } from './read-text';
import { sourceMistakes } from './source-mistakes';

/** All of `content/`, parsed once for all checks. */
export type Content = ReturnType<typeof readContent>['content'];

const parsers = { json: parseJson, markdown: parseMarkdown };

/**
 * Whether a file is one that Gatsby's transformers would read, but the checks do not. A YAML alias in one could end the
 * build without its name.
 *
 * @param file the absolute path of a file or folder in `content/`
 */
export const isUnchecked = (file: string): boolean =>
  /\.(?:md|markdown|json)$/i.test(file) &&
  !contentTypeOf(withSlashes(path.relative('content', file)));

/** A content file, or only the mistakes for which it cannot be parsed. */
type ReadFile = Pick<Parsed, 'findings'> & { content?: ContentFile };

/** Parses the text of a content file; the Markdown below its front matter when it is asked for. */
export function parseFile(text: string, relativePath: string, contentType: ContentType): ReadFile {
  const inSource = sourceMistakes(text);
  if (inSource.length > 0) return { findings: inSource };
  const { content, findings } = parsers[contentType.format](text);
  if (!content) return { findings };
  const file = nameOf(relativePath);
  const schema = schemaOf(contentType.type);
  const { body: written, data, ...values } = content;
  let body: Outline | undefined;
  return {
    findings,
    content: {
      ...values,
      ...{ file, relativePath, contentType, schema },
      data: contentType.list ? entryFields(data, schema) : data,
      get body() {
        return (body ??= written && outlineOf(written.text, written.line));
      },
    },
  };
}

/** The fields of site.json that the text of a page may name in braces, such as `{legalName}`. */
const siteFact =
  /\{(legalName|companyNumber|registeredOffice|placeOfRegistration|securityEmail)\}/g;

/** Replaces those that a page's Markdown names; a missing one becomes an empty text. */
const withSiteFacts = (markdown: string, brand: unknown): string =>
  markdown.replace(siteFact, (_, name: string) => textOf(brand, name) ?? '');

/** The last result for each path: a file is parsed once in a build, and again when it has changed. */
const lastRead = new Map<string, { text: string; result: ReadFile }>();

/**
 * Reads a content file, for the checks and for the data layer; reports every failure as a finding. The text of a page
 * may name fields of site.json.
 *
 * @param root the content folder's path
 */
export function readContentFile(
  root: string,
  relativePath: string,
  contentType: ContentType,
): ReadFile {
  const absolutePath = path.resolve(root, relativePath);
  try {
    const written = readText(absolutePath);
    if (typeof written !== 'string') return unreadable(1, written.problem, written.remedy);
    const text =
      contentType.type === 'TextPage' ? withSiteFacts(written, readBrand(root)) : written;
    const last = lastRead.get(absolutePath);
    if (last?.text === text) return last.result;
    const result = parseFile(text, relativePath, contentType);
    lastRead.set(absolutePath, { text, result });
    return result;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return unreadable(1, `cannot be read (${reason})`, 'Restore the file');
  }
}

/** The fields of site.json; undefined if it cannot be read. */
export function readBrand(root: string): unknown {
  const contentType = contentTypeOf('site.json');
  return contentType && readContentFile(root, 'site.json', contentType).content?.data;
}

/**
 * The Markdown of a file of the project. Do not change its tree: pages, feed, PDFs, search and checks share it.
 *
 * @param relativePath the file's path in `content/`
 * @throws Error if the file cannot be read or has no Markdown
 */
export function markdownOf(relativePath: string): Outline {
  const contentType = contentTypeOf(relativePath);
  const file = contentType && readContentFile('content', relativePath, contentType).content;
  if (!file?.body) throw new Error(`${nameOf(relativePath)} cannot be read`);
  return file.body;
}

/**
 * Reads every content file.
 *
 * @param root the content folder's absolute path
 * @param today the moment that decides which entries are in the future
 * @returns the content, and the mistakes in files that cannot be parsed. Throws if `root` is not a folder.
 */
export function readContent(root: string, today: Date) {
  /** The paths of all files, pictures included. */
  const paths = listFolder(root);
  /** The files that could be parsed. */
  const files: ContentFile[] = [];
  const mistakes: Mistake[] = [];

  for (const relativePath of [...paths].sort()) {
    const contentType = contentTypeOf(relativePath);
    if (!contentType) continue;
    const { content, findings } = readContentFile(root, relativePath, contentType);
    mistakes.push(...findings.map((finding) => ({ file: nameOf(relativePath), ...finding })));
    if (content) files.push(content);
  }
  return { content: { root, paths, files, today }, mistakes };
}

import path from 'node:path';
import { contentTypeOf, type ContentType } from '../schema/content-types';
import { schemaOf } from '../schema/schema-of';
import { nameOf, type ContentFile } from './content-file';
import { listFolder, withSlashes } from './folder';
import { outlineOf } from './markdown/outline';
import { type Mistake, type Unreadable, unreadable } from './mistake';
import { parseJson } from './parse-json';
import { parseMarkdown } from './parse-markdown';
import { readText } from './read-text';
import { withSiteFacts } from './site-facts';

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

/**
 * Reads and parses a content file; reports every failure as a finding.
 *
 * @param brand the fields of site.json, which the text of a page may name
 */
function readContentFile(
  root: string,
  relativePath: string,
  contentType: ContentType,
  brand?: unknown,
): Unreadable & { content?: ContentFile } {
  try {
    const text = readText(path.resolve(root, relativePath));
    if (typeof text !== 'string') return text;
    const { content, findings } = parsers[contentType.format](text);
    if (!content) return { findings };
    const { body: written, ...fields } = content;
    const { type } = contentType;
    const body = written && outlineOf(withSiteFacts(written.text, type, brand), written.line);
    const [file, schema] = [nameOf(relativePath), schemaOf(type)];
    return { findings, content: { ...fields, file, relativePath, contentType, schema, body } };
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
  const brand = readBrand(root);

  for (const relativePath of [...paths].sort()) {
    const contentType = contentTypeOf(relativePath);
    if (!contentType) continue;
    const { content, findings } = readContentFile(root, relativePath, contentType, brand);
    mistakes.push(...findings.map((finding) => ({ file: nameOf(relativePath), ...finding })));
    if (content) files.push(content);
  }
  return { content: { root, paths, files, today }, mistakes };
}

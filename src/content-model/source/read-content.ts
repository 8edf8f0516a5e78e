import path from 'node:path';
import { contentTypeOf, type ContentType } from '../schema/content-types';
import { schemaOf } from '../schema/schema-of';
import { nameOf, type ContentFile } from './content-file';
import { listFolder } from './folder';
import { outlineOf } from './markdown/outline';
import type { Mistake } from './mistake';
import { parseJson } from './parse-json';
import { parseMarkdown } from './parse-markdown';
import { unreadable, type Parsed } from './parsed';
import { readText } from './read-text';
import { sourceMistakes } from './source-mistakes';

/** All of `content/`, parsed once for all checks. */
export type Content = ReturnType<typeof readContent>['content'];

/** The parsers of files, by their format. */
export const parsers = { json: parseJson, markdown: parseMarkdown };

/** A content file, or only the mistakes for which it cannot be parsed. */
type ReadFile = Pick<Parsed, 'findings'> & { content?: ContentFile };

/** Parses the text of a content file, and the Markdown below its front matter. */
export function parseFile(text: string, relativePath: string, contentType: ContentType): ReadFile {
  const inSource = sourceMistakes(text);
  if (inSource.length > 0) return { findings: inSource };
  const { content, findings } = parsers[contentType.format](text);
  if (!content) return { findings };
  const body = content.body && outlineOf(content.body.text, content.body.line);
  const file = nameOf(relativePath);
  const schema = schemaOf(contentType.type);
  return { findings, content: { ...content, body, file, relativePath, contentType, schema } };
}

/** The last result for each path: only edited files are parsed again, and the checks find a file's values once. */
const lastRead = new Map<string, { text: string; result: ReadFile }>();

/** Reads a content file, for the checks and for the data layer; reports every failure as a finding. */
export function readContentFile(
  absolutePath: string,
  relativePath: string,
  contentType: ContentType,
): ReadFile {
  try {
    const text = readText(absolutePath);
    if (typeof text !== 'string') return unreadable(1, text.problem, text.remedy);
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

/**
 * Reads every content file.
 *
 * @param root the content folder's absolute path
 * @param today the moment that decides which entries are in the future
 * @returns the content, and the mistakes in files that cannot be parsed. Throws if `root` is not a folder.
 */
export function readContent(root: string, today: Date) {
  const folder = listFolder(root);
  /** The files that could be parsed. */
  const files: ContentFile[] = [];
  const mistakes: Mistake[] = [];

  for (const relativePath of [...folder.files].sort()) {
    const contentType = contentTypeOf(relativePath);
    if (!contentType) continue;
    const absolutePath = path.join(root, relativePath);
    const { content, findings } = readContentFile(absolutePath, relativePath, contentType);
    mistakes.push(...findings.map((finding) => ({ file: nameOf(relativePath), ...finding })));
    if (content) files.push(content);
  }
  return { content: { root, folder, files, today }, mistakes };
}

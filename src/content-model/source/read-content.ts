import path from 'node:path';
import { contentTypeOf, type ContentType } from '../schema/content-types';
import { schemaOf } from '../schema/schema-of';
import { nameOf, type ContentFile } from './content-file';
import { listFolder } from './folder';
import type { Mistake } from './mistake';
import { parseJson } from './parse-json';
import { parseMarkdown } from './parse-markdown';
import { unreadable, type Parsed } from './parsed';
import { readText } from './read-text';
import { sourceMistakes } from './source-mistakes';
import { storedOutline } from './stored-outlines';

/** All of `content/`, parsed once for all checks. */
export type Content = ReturnType<typeof readContent>['content'];

const parsers = { json: parseJson, markdown: parseMarkdown };

/** Parses the text below the front matter, too. */
function withOutline({ content, findings }: Parsed) {
  const { text = '', line = 1 } = content?.body ?? {};
  const body = content?.body && storedOutline(text, line);
  return { findings, content: content && { ...content, body } };
}

/** The last result for each path, so that only edited files are parsed again. */
const parsed = new Map<string, { text: string; result: ReturnType<typeof withOutline> }>();

/** Reads a content file, for the checks and for the data layer; reports every failure as a finding. */
export function readContentFile(
  absolutePath: string,
  { kind }: Pick<ContentType, 'kind'>,
): ReturnType<typeof withOutline> {
  try {
    const text = readText(absolutePath);
    if (typeof text !== 'string') return withOutline(unreadable(1, text.problem, text.remedy));
    const last = parsed.get(absolutePath);
    if (last?.text === text) return last.result;
    const found = sourceMistakes(text);
    const result = withOutline(found.length > 0 ? { findings: found } : parsers[kind](text));
    parsed.set(absolutePath, { text, result });
    return result;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return withOutline(unreadable(1, `cannot be read (${reason})`, 'Restore the file'));
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
    const file = nameOf(relativePath);
    const { content, findings } = readContentFile(path.join(root, relativePath), contentType);
    mistakes.push(...findings.map((finding) => ({ file, ...finding })));
    if (!content) continue;
    const schema = schemaOf(contentType.type);
    // The same object until the file is edited, so that the checks find its values once.
    files.push(Object.assign(content, { file, relativePath, contentType, schema }));
  }
  return { content: { root, folder, files, today }, mistakes };
}

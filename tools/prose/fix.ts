import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isScalar, parseDocument } from 'yaml';
import type { ReadFile } from './check';
import { listFolder } from '../../src/content-model/source/folder';
import { withoutUnwanted } from '../../src/content-model/source/characters';
import { replaceFile } from '../../src/server/replace-file';
import type { Finding, Prose, Span } from './texts';

interface Edit extends Span {
  text: string;
}

/** One character of a text as written: in double quotation marks, in single ones, and without. */
const written: Readonly<Record<string, RegExp>> = {
  QUOTE_DOUBLE: /\\u[\dA-Fa-f]{4}|\\.|[^]/g,
  QUOTE_SINGLE: /''|[^]/g,
  PLAIN: /[^]/g,
};

/** The fields of a file: JSON, a subset of YAML, or front matter. */
function parseFields(source: string, body: string) {
  const begin = /^---[ \t]*\r?\n/.exec(source)?.[0].length ?? 0;
  const matter = source.slice(begin, source.length - body.length);
  return { begin, fields: parseDocument(matter.replace(/^---.*\n?$/m, '')) };
}

/** The place in the file of each character of a field; empty if unknown, as in a text of several lines. */
function spansOf(prose: Prose, source: string, { begin, fields }: ReturnType<typeof parseFields>) {
  const node = fields.getIn(prose.path, true);
  const form = isScalar(node) ? written[node.type ?? ''] : undefined;
  if (!form || !isScalar(node) || !node.range) return [];
  const quotes = node.type === 'PLAIN' ? 0 : 1;
  const first = begin + node.range[0] + quotes;
  const raw = source.slice(first, begin + node.range[1] - quotes);
  const spans = [...raw.matchAll(form)].map(({ 0: one, index }) => ({
    from: first + index,
    to: first + index + one.length,
  }));
  return spans.length === prose.text.length && !raw.includes('\n') ? spans : [];
}

/** The edit that a finding asks for, if it has only one answer and is in one piece. */
function editOf({ index, found = '', replacement }: Finding, spans: readonly Span[]): Edit[] {
  const place = spans.slice(index, index + found.length);
  const [first] = place;
  const last = place.at(-1);
  const isWhole = place.every(({ to }, at) => to === (place[at + 1]?.from ?? to));
  if (replacement === undefined || !first || !last || !isWhole) return [];
  return [{ from: first.from, to: last.to, text: replacement }];
}

function editsOf({ file, texts }: ReadFile, source: string): Edit[] {
  const body = file.body?.text ?? '';
  const bodyStart = source.length - body.length;
  const fields = parseFields(source, body);
  return texts.flatMap(({ prose, findings }) => {
    if (findings.every(({ replacement }) => replacement === undefined)) return [];
    const spans =
      prose.path.length > 0
        ? spansOf(prose, source, fields)
        : prose.spans.map(({ from, to }) => ({ from: bodyStart + from, to: bodyStart + to }));
    return findings.flatMap((finding) => editOf(finding, spans));
  });
}

/** A file's text with the corrections that have only one answer; every other byte stays. */
export function fixed(source: string, read: ReadFile): { text: string; count: number } {
  let text = source;
  let end = source.length;
  let count = 0;
  // From last to first, so that offsets stay valid; of two that overlap, one waits for the next run.
  for (const edit of editsOf(read, source).sort((a, b) => b.from - a.from)) {
    if (edit.to > end) continue;
    text = text.slice(0, edit.from) + edit.text + text.slice(edit.to);
    end = edit.from;
    count += 1;
  }
  return { text, count };
}

/**
 * Corrects the findings in the content's texts that have only one answer.
 *
 * @param root the content folder's absolute path
 * @returns the number of corrected places
 */
export function fixProse(root: string, read: readonly ReadFile[]): number {
  let places = 0;
  for (const one of read) {
    const name = path.join(root, one.file.relativePath);
    const source = readFileSync(name, 'utf8');
    const { text, count } = fixed(source, one);
    if (count > 0) replaceFile(name, text);
    places += count;
  }
  return places;
}

/**
 * Removes invisible characters from all content texts, before anything else reads them.
 *
 * @param root the content folder's absolute path
 * @returns the number of corrected files
 */
export function fixCharacters(root: string): number {
  const files = [...listFolder(root).files].filter((file) => /\.(?:md|json|txt|yml)$/.test(file));
  return files.filter((file) => {
    const name = path.join(root, file);
    const bytes = readFileSync(name);
    if (!isUtf8(bytes)) return false;
    const text = withoutUnwanted(bytes.toString());
    if (text === bytes.toString()) return false;
    replaceFile(name, text);
    return true;
  }).length;
}

/**
 * `npx tsx tools/format-content.ts [--check]`: formats the files of `content/` like the editor, so that a save in the
 * editor changes only what a writer has changed. Part of `npm run format` and `npm run check -- format`.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isRecord } from '../src/content-model/source/content-file';
import { schemaOf } from '../src/content-model/schema/schema-of';
import { listFolder } from '../src/content-model/source/folder';
import { parsers } from '../src/content-model/source/read-content';
import { contentTypeOf, type ContentType } from '../src/content-model/schema/content-types';
import type { ContentSchema } from '../src/content-model/schema/json-schema';
import { joinMarkdown } from './front-matter';
import { replaceFile } from '../src/server/replace-file';
import { runCommand } from './run-command';

/** Sorts the fields of all objects in the order of the content schema. */
function sorted(value: unknown, { properties = {}, items }: Partial<ContentSchema>): unknown {
  if (Array.isArray(value)) return items ? value.map((item) => sorted(item, items)) : value;
  if (!isRecord(value)) return value;
  const names = new Set([...Object.keys(properties), ...Object.keys(value)]);
  return Object.fromEntries(
    [...names]
      .filter((name) => name in value)
      .map((name) => [name, sorted(value[name], properties[name] ?? {})]),
  );
}

/**
 * The text of a content file as the editor writes it. A file that cannot be read, or is not read as it looks, stays as it
 * is: the content check reports it.
 */
export function formatContent(
  text: string,
  { format, type }: Pick<ContentType, 'format' | 'type'>,
) {
  const { content, findings } = parsers[format](text);
  if (!content || findings.length > 0) return text;
  const fields = sorted(content.data, schemaOf(type));
  return content.body
    ? joinMarkdown(fields, content.body.text)
    : `${JSON.stringify(fields, null, 2)}\n`;
}

function formatAll(isCheck: boolean): void {
  for (const name of listFolder('content').files) {
    const contentType = contentTypeOf(name);
    if (!contentType) continue;
    const file = path.join('content', name);
    const text = readFileSync(file, 'utf8');
    const formatted = formatContent(text, contentType);
    if (formatted === text) continue;
    if (isCheck) console.log(`${file}: is not formatted. Run npm run format`);
    else replaceFile(file, formatted);
    if (isCheck) process.exitCode = 1;
  }
}

runCommand(import.meta.filename, (args) => formatAll(args.includes('--check')));

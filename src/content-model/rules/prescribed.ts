import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { isRecord, leavesOf, type Leaf, type ValuePath } from '../source/content-file';
import { kindOf, oneLine } from '../source/words';
import { mistakeAt, type FileCheck } from './check';
import { valueAt } from './values';

let list: ReadonlyMap<string, Leaf[]> | undefined;

// Gatsby compiles this file into another folder, so the path is relative to the working directory.
function readList(): ReadonlyMap<string, Leaf[]> {
  const file = path.resolve('src/content-model/rules/prescribed.yml');
  const files: Record<string, unknown> = parse(readFileSync(file, 'utf8'));
  return new Map(Object.entries(files).map(([name, part]) => [name, leavesOf(part)]));
}

/**
 * The values of a file that the requirements fix, from prescribed.yml.
 *
 * @param relativePath the file's path in `content/`
 * @param pattern the path of its content type
 */
export function prescribedFor(relativePath: string, pattern: string): Leaf[] {
  list ??= readList();
  return [...new Set([pattern, relativePath])].flatMap((name) => list?.get(name) ?? []);
}

/** Whether a list above a value is too short, which another check reports. */
const isBeyondList = (data: unknown, place: ValuePath): boolean =>
  place.some((step, depth) => {
    const parent = valueAt(data, place.slice(0, depth));
    return typeof step === 'number' && Array.isArray(parent) && step >= parent.length;
  });

/** Reports texts that differ from the fixed ones (R300). */
export const checkPrescribed: FileCheck = (file) =>
  prescribedFor(file.relativePath, file.contentType.path)
    .filter(({ path: place }) => isRecord(file.data) && !isBeyondList(file.data, place))
    .flatMap(({ path: place, value }) => {
      const actual = valueAt(file.data, place);
      if (actual === value) return [];
      const isSpacing = typeof actual === 'string' && oneLine(actual) === oneLine(String(value));
      const problem = isSpacing
        ? 'differs from the prescribed text in its spaces or line breaks'
        : `is ${kindOf(actual)}, but this text is prescribed`;
      return mistakeAt(file, place, problem, `Write ${JSON.stringify(value)}`);
    });

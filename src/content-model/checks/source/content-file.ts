import type { ContentSchema } from '../../schema/json-schema';
import type { Subject } from '../../schema/content-types';
import type { Outline } from '../body/outline';
import { isRecord } from '../../is-record';

/** The way to a value inside a file: names of fields, and places in lists from 0. */
export type ValuePath = readonly (string | number)[];

/** A file of `content/`, read and understood: what every check is given. */
export interface ContentFile {
  /** The file's name, such as `content/pages/home.json`. */
  file: string;
  /** The file's path below `content/`. */
  relativePath: string;
  subject: Subject;
  /** What a file of this subject looks like. */
  schema: ContentSchema;
  /** The fields: a JSON file's content, or a Markdown file's front matter. */
  data: unknown;
  /** The line of a value: its key's where it has one. The nearest there is where the value is missing. */
  lineOf: (path: ValuePath) => number;
  /** What stands below the front matter; undefined in JSON. */
  body: Outline | undefined;
}

/** The name of a file or folder below `content/`, as a writer knows it. */
export const nameOf = (relativePath: string): string => `content/${relativePath}`;

/** A path as a writer reads it: `cards[2].heading`, entries counted from 1. */
export const fieldName = (path: ValuePath): string =>
  path
    .map((step) => (typeof step === 'number' ? `[${step + 1}]` : `.${step}`))
    .join('')
    .replace(/^\./, '');

/** A field of an object, or undefined where there is no object or no such field. */
export const fieldOf = (value: unknown, name: string): unknown =>
  isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined;

/** The text in a field, or undefined where it holds none. */
export function textOf(value: unknown, name: string): string | undefined {
  const field = fieldOf(value, name);
  return typeof field === 'string' ? field : undefined;
}

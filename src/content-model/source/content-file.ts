import { isRecord } from '../../forms/rules/records';
import type { ContentType } from '../schema/content-types';
import type { ContentSchema } from '../schema/json-schema';
import type { Outline } from './markdown/outline';

export { isRecord };

/** The path to a value inside a file: field names, and list indexes from 0. */
export type ValuePath = readonly (string | number)[];

/** A parsed file of `content/`. */
export interface ContentFile {
  /** The file's name, such as `content/pages/home.json`. */
  file: string;
  /** The file's path below `content/`. */
  relativePath: string;
  contentType: ContentType;
  schema: ContentSchema;
  /** The fields: a JSON file's content, or a Markdown file's front matter. */
  data: unknown;
  /** The line of a value or its key; for a missing value the line of its nearest parent. */
  lineOf: (path: ValuePath) => number;
  /** A value as written, such as 0777, which is read as 511. */
  writtenAt: (path: ValuePath) => string | undefined;
  /** The text below the front matter; undefined in JSON. */
  body: Outline | undefined;
}

/** The path of a file or folder of `content/`, as messages show it. */
export const nameOf = (relativePath: string): string => `content/${relativePath}`;

/** A path as messages show it: `cards[2].heading`, with indexes from 1. */
export const fieldName = (path: ValuePath): string =>
  path
    .map((step) => (typeof step === 'number' ? `[${step + 1}]` : `.${step}`))
    .join('')
    .replace(/^\./, '');

/** A field of an object or an entry of a list, or undefined without one. */
export const fieldOf = (value: unknown, name: string | number): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined;

/** The value at a path, or undefined without one. */
export const valueAt = (data: unknown, place: ValuePath): unknown =>
  place.reduce<unknown>((value, step) => fieldOf(value, step), data);

/** All values in objects and lists that are neither, in order. */
export function leavesOf(
  value: unknown,
  at: ValuePath = [],
): { path: ValuePath; value: unknown }[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => leavesOf(item, [...at, index]));
  if (!isRecord(value)) return [{ path: at, value }];
  return Object.entries(value).flatMap(([name, field]) => leavesOf(field, [...at, name]));
}

/** The string in a field, or undefined. */
export function textOf(value: unknown, name: string): string | undefined {
  const field = fieldOf(value, name);
  return typeof field === 'string' ? field : undefined;
}

/** The entries of a list in a field; none without one. */
export const listOf = (value: unknown, name: string): unknown[] =>
  [fieldOf(value, name) ?? []].flat();

/** The strings of a list in a field; none without one. */
export const stringsOf = (value: unknown, name: string): string[] =>
  listOf(value, name).filter((text) => typeof text === 'string');

/** The only file of a type, or undefined if it cannot be read. */
export const fileOfType = (files: readonly ContentFile[], type: string): ContentFile | undefined =>
  files.find(({ contentType }) => contentType.type === type);

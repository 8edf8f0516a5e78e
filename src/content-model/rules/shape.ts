import type { ErrorObject } from 'ajv';
import { schemaAt, type ContentSchema } from '../schema/json-schema';
import { errorsIn } from '../schema/schema-of';
import {
  fieldOf,
  isRecord,
  valueAt,
  type ContentFile,
  type ValuePath,
} from '../source/content-file';
import { didYouMean, mistakeAt, nearest, type Mistake } from '../source/mistake';
import { quoteColon } from '../source/parse-markdown';
import { all, bounds, count, either, kindOf, lowerFirst, quote } from '../source/words';
import type { FileCheck } from './check';

/** Completes "must be …". */
const typeWords: Readonly<Record<ContentSchema['type'], string>> = {
  object: 'an object',
  array: 'a list',
  string: 'text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
};

/** Descriptions that can follow the word "Write". */
const namesThing = /^(the|an?|its|who|whom|what|where|how|one|two|three|degrees) /i;

/**
 * What to write into a field, from its description in the content schema: `Write the page's headline`. Names the type
 * first if the description is not a noun.
 *
 * @param around the parent's description, for a field without its own
 */
export function whatToWrite(schema: ContentSchema, around?: string): string {
  const description = lowerFirst(schema.description ?? around ?? '').replace(/\.$/, '');
  const word =
    schema.type === 'object'
      ? `an object with ${all(schema.required ?? [])}`
      : typeWords[schema.type];
  if (!description) return `Write ${word}`;
  return schema.type !== 'object' && namesThing.test(description)
    ? `Write ${description}`
    : `Write ${word}: ${description}`;
}

/**
 * What is wrong with a value. Without a remedy, the field's description says what to write.
 *
 * @param keyword the keyword of JSON Schema that the value fails
 * @param written the value as written, such as 0777, which is read as 511
 */
function misfit(
  keyword: string,
  value: unknown,
  schema: ContentSchema,
  written: string | undefined,
): { problem: string; remedy?: string | undefined } {
  const { minLength, maxLength, minItems, maxItems, minimum, maximum } = schema;
  const text = String(value);
  if (schema.type === 'string' && !schema.enum && value !== null && text.trim() === '') {
    return { problem: 'is empty' };
  }
  switch (keyword) {
    case 'enum': {
      const { enum: choices = [] } = schema;
      const problem = `is ${quote(text)}, but must be ${either(choices)}`;
      return { problem, remedy: didYouMean(text, choices) };
    }
    case 'minLength':
    case 'maxLength': {
      const { length } = [...text];
      const allowed = bounds(minLength, maxLength);
      const problem = `has ${count(length, 'character')}, but ${allowed} are allowed`;
      const surplus = length - Number(maxLength);
      const remedy = surplus > 0 ? `Shorten it by ${count(surplus, 'character')}` : undefined;
      return { problem, remedy };
    }
    case 'pattern':
      return { problem: `${quote(text)} is not ${schema.form}` };
    case 'minItems':
    case 'maxItems': {
      const number = Array.isArray(value) ? value.length : 0;
      const allowed = bounds(minItems, maxItems);
      return { problem: `has ${count(number, 'entry', 'entries')}, but ${allowed} are allowed` };
    }
    case 'minimum':
    case 'maximum':
      return { problem: `is ${text}, but must be ${bounds(minimum, maximum)}` };
    default: {
      const kind = typeof value === 'number' ? `the number ${written ?? text}` : kindOf(value);
      const problem = `is ${kind}, but must be ${typeWords[schema.type]}`;
      const isScalar = /^(number|boolean)$/.test(typeof value) || value instanceof Date;
      let remedy;
      if (schema.type === 'string' && isScalar && schema.format !== 'day') {
        remedy = `Put it in quotation marks: "${written ?? text}"`;
      } else if (schema.items?.type === 'string' && typeof value === 'string') {
        remedy = `Write [${JSON.stringify(value)}], and more entries after commas`;
      }
      return { problem, remedy };
    }
  }
}

const draft = { name: 'draft', remedy: 'Write draft: true or draft: false' };

/** Other systems' names of fields, and what to write in their place. */
const otherNames: ReadonlyMap<string, { name: string; remedy: string }> = new Map([
  ['title', { name: 'heading', remedy: 'Write heading: and the title' }],
  [
    'excerpt',
    { name: 'description', remedy: 'Write description: and the text as the entry of a list' },
  ],
  [
    'categories',
    { name: 'category', remedy: 'Write category: and one of the categories of the site' },
  ],
  ['published', draft],
  ['publish', draft],
  ['status', draft],
]);

/**
 * The fields of front matter that mean nothing here and resemble no field that is left out: other systems write them.
 */
export function unusedFields({ contentType, schema: { properties = {} }, data }: ContentFile) {
  if (contentType.format !== 'markdown' || !isRecord(data)) return [];
  const absent = Object.keys(properties).filter((name) => !(name in data));
  const isKnown = (name: string) => name in properties || otherNames.has(name);
  return Object.keys(data).filter((name) => !isKnown(name) && !nearest(name, absent));
}

/**
 * Reports missing and unknown fields of an object. An unknown field that resembles a missing one, or has its name in
 * another system, is one mistake.
 *
 * @param lacking the required fields that are missing
 * @param unknown the fields that the schema does not have
 */
function fieldMistakes(
  file: ContentFile,
  path: ValuePath,
  { properties = {}, computed = [], description }: ContentSchema,
  lacking: Set<string>,
  unknown: readonly string[],
): Mistake[] {
  const value = valueAt(file.data, path);
  const absent = new Set(
    Object.keys(properties).filter((name) => fieldOf(value, name) === undefined),
  );
  const mistake = (name: string, problem: string, remedy: string) =>
    mistakeAt(file, [...path, name], problem, remedy);

  const surplus = unknown.map((name) => {
    if (computed.includes(name)) return mistake(name, 'is computed by the build', 'Remove it');
    const named = otherNames.get(name);
    const other = named && named.name in properties ? named : undefined;
    const meant = other?.name ?? nearest(name, lacking) ?? nearest(name, absent) ?? '';
    const fields = all(Object.keys(properties));
    const remedy = meant ? `Did you mean ${meant}?` : `Remove it; the fields here are ${fields}`;
    absent.delete(meant);
    lacking.delete(meant);
    // It is YAML.
    const written = file.contentType.format === 'markdown' ? other?.remedy : undefined;
    return mistake(name, 'is not a field here', written ?? remedy);
  });
  const missing = [...lacking].flatMap((name) => {
    const schema = properties[name];
    return schema ? mistake(name, 'is missing', whatToWrite(schema, description)) : [];
  });
  return [...surplus, ...missing];
}

/** The path in a JSON Pointer (RFC 6901). Only the entries of a list have numbers as names. */
const pathFrom = (pointer: string): ValuePath =>
  pointer
    .split('/')
    .slice(1)
    .map((name) => (/^\d+$/.test(name) ? Number(name) : name));

/** Describes the errors of one value. */
function mistakesOf(file: ContentFile, pointer: string, errors: readonly ErrorObject[]): Mistake[] {
  const path = pathFrom(pointer);
  const schema = schemaAt(file.schema, path) ?? file.schema;
  const parents = path.map((_, depth) => schemaAt(file.schema, path.slice(0, depth)));
  const around = parents.findLast((parent) => parent?.description)?.description;
  const missing = errors.flatMap(({ params }) => params.missingProperty ?? []);
  const unknown = errors.flatMap(({ params }) => params.additionalProperty ?? []);
  if (missing.length + unknown.length > 0) {
    // Fields of other systems at the top of front matter are only warned of (unused-fields.ts).
    const unused = path.length === 0 ? unusedFields(file) : [];
    const wrong = unknown.filter((name) => !unused.includes(name));
    const described = { ...schema, description: schema.description ?? around };
    return fieldMistakes(file, path, described, new Set(missing), wrong);
  }
  const value = valueAt(file.data, path);
  const found = misfit(errors[0]?.keyword ?? '', value, schema, file.writtenAt(path));
  const isYaml = file.contentType.format === 'markdown';
  // As the entry of a list is read.
  if (isYaml && schema.type === 'string' && isRecord(value) && !(value instanceof Date)) {
    found.remedy = quoteColon;
  }
  return [mistakeAt(file, path, found.problem, found.remedy ?? whatToWrite(schema, around))];
}

/** Reports missing, misspelt and unknown fields, and wrong types, lengths, counts and formats. */
export const checkShape: FileCheck = (file) => {
  const errors = errorsIn(file.data, file.schema);
  const pointers = new Set(errors.map(({ instancePath }) => instancePath));
  return [...pointers].flatMap((pointer) => {
    const ofValue = errors.filter(({ instancePath }) => instancePath === pointer);
    return mistakesOf(file, pointer, ofValue);
  });
};

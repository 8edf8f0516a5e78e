import type { ErrorObject } from 'ajv';
import { textRules } from '../schema/directives';
import type { ContentSchema } from '../schema/json-schema';
import { errorsIn } from '../schema/schema-of';
import { fieldOf, type ContentFile, type ValuePath } from '../source/content-file';
import type { Mistake, Problem } from '../source/mistake';
import { all, bounds, count, either, kindOf, lowerFirst, quote } from '../source/words';
import { didYouMean, mistakeAt, nearest, schemaAt, valueAt, type FileCheck } from './check';
import { otherNames, unusedFields } from './unused-fields';

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
 * @param written the value as written, such as 0777, which is read as 777
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
      return surplus > 0
        ? { problem, remedy: `Shorten it by ${count(surplus, 'character')}` }
        : { problem };
    }
    case 'pattern':
      return { problem: `${quote(text)} is not ${textRules[schema.format ?? '']?.form}` };
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
      const isScalar = typeof value === 'number' || typeof value === 'boolean';
      if (schema.type === 'string' && isScalar && schema.format !== 'day') {
        return { problem, remedy: `Put it in quotation marks: "${written ?? text}"` };
      }
      if (schema.items?.type === 'string' && typeof value === 'string') {
        return {
          problem,
          remedy: `Write [${JSON.stringify(value)}], and more entries after commas`,
        };
      }
      return { problem };
    }
  }
}

/**
 * What is wrong with the fields of an object, by name. An unknown field that resembles a missing one, or has its name in
 * another system, is one mistake.
 *
 * @param missing the required fields that are missing
 * @param unknown the fields that the schema does not have
 */
function misfitFields(
  value: unknown,
  schema: ContentSchema,
  missing: readonly string[],
  unknown: readonly string[],
  around: string | undefined,
): [name: string, Problem][] {
  const { properties = {}, derived = {} } = schema;
  const absent = new Set(
    Object.keys(properties).filter((name) => fieldOf(value, name) === undefined),
  );
  const lacking = new Set(missing);

  const surplus = unknown.map((name): [string, Problem] => {
    const source = Object.hasOwn(derived, name) && derived[name];
    if (source) return [name, { problem: `is derived from ${source}`, remedy: 'Remove it' }];
    const problem = 'is not a field here';
    const named = Object.hasOwn(otherNames, name) ? otherNames[name] : undefined;
    const other = named && Object.hasOwn(properties, named.name) ? named : undefined;
    const meant = other?.name ?? nearest(name, lacking) ?? nearest(name, absent);
    if (!meant) {
      const fields = all(Object.keys(properties));
      return [name, { problem, remedy: `Remove it; the fields here are ${fields}` }];
    }
    absent.delete(meant);
    lacking.delete(meant);
    return [name, { problem, remedy: other?.remedy ?? `Did you mean ${meant}?` }];
  });
  const description = schema.description ?? around;
  return [
    ...surplus,
    ...[...lacking].map((name): [string, Problem] => {
      const remedy = whatToWrite(properties[name] ?? schema, description);
      return [name, { problem: 'is missing', remedy }];
    }),
  ];
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
  const value = valueAt(file.data, path);
  const schema = schemaAt(file.schema, path) ?? file.schema;
  const parents = path.map((_, depth) => schemaAt(file.schema, path.slice(0, depth)));
  const around = parents.findLast((parent) => parent?.description)?.description;
  const namesIn = (keyword: string, param: string) =>
    errors.filter((error) => error.keyword === keyword).map(({ params }) => String(params[param]));
  const missing = namesIn('required', 'missingProperty');
  const unknown = namesIn('additionalProperties', 'additionalProperty');
  if (missing.length + unknown.length > 0) {
    // Fields of other systems at the top of front matter are only warned of (findUnusedFields).
    const unused = path.length === 0 ? unusedFields(file) : [];
    const wrong = unknown.filter((name) => !unused.includes(name));
    return misfitFields(value, schema, missing, wrong, around).map(([name, found]) =>
      mistakeAt(file, [...path, name], found.problem, found.remedy),
    );
  }
  const found = misfit(errors[0]?.keyword ?? '', value, schema, file.writtenAt(path));
  return [mistakeAt(file, path, found.problem, found.remedy ?? whatToWrite(schema, around))];
}

/** Reports missing, misspelt and unknown fields, and wrong types, lengths, counts and formats. */
export const checkShape: FileCheck = (file) => {
  const errors = errorsIn(file.data, file.schema);
  return [...new Set(errors.map(({ instancePath }) => instancePath))].flatMap((pointer) =>
    mistakesOf(
      file,
      pointer,
      errors.filter(({ instancePath }) => instancePath === pointer),
    ),
  );
};

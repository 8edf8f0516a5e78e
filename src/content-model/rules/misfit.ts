import { textRules } from '../schema/directives';
import type { ContentSchema } from '../schema/json-schema';
import { fieldOf } from '../source/content-file';
import type { Words } from '../source/mistake';
import { all, bounds, count, either, kindOf, quote } from '../source/words';
import { nearest } from './nearest';
import { typeWords, whatToWrite } from './what-to-write';

/** A value that is not as its schema says. */
interface Misfit {
  value: unknown;
  /** The value as it is written, such as 0777, which is read as 777. */
  written?: string | undefined;
  schema: ContentSchema;
  /** The description of the parent. */
  around: string | undefined;
}

const lengthOf = (value: unknown) =>
  typeof value === 'string' ? [...value].length : Array.isArray(value) ? value.length : 0;

const isBlank = (value: unknown) => typeof value === 'string' && value.trim() === '';

/** The problem, and what to do where the field's description does not say it. */
type Describe = (
  value: unknown,
  schema: ContentSchema,
  written?: string,
) => readonly [string, string?];

const wrongType: Describe = (value, { type }, written = String(value)) => {
  const kind = typeof value === 'number' ? `the number ${written}` : kindOf(value);
  const problem = `is ${kind}, but must be ${typeWords[type]}`;
  const isScalar = typeof value === 'number' || typeof value === 'boolean';
  if (type !== 'string' || !isScalar) return [problem];
  return [problem, `Put it in quotation marks: "${written}"`];
};

const wrongChoice: Describe = (value, { enum: choices = [] }) => {
  const meant = nearest(String(value), choices);
  const problem = `is ${quote(String(value))}, ${either(choices)} is allowed`;
  return meant ? [problem, `Did you mean ${meant}?`] : [problem];
};

const wrongLength: Describe = (value, { minLength, maxLength }) => {
  const length = lengthOf(value);
  const excess = length - (maxLength ?? Infinity);
  const allowed = bounds(minLength || undefined, maxLength);
  const problem = `has ${count(length, 'character')}, ${allowed} are allowed`;
  return excess > 0 ? [problem, `Shorten it by ${count(excess, 'character')}`] : [problem];
};

const wrongForm: Describe = (value, { names = '' }) => [
  `${quote(String(value))} is not ${textRules[names]?.form}`,
];

const wrongCount: Describe = (value, { minItems, maxItems }) => [
  `has ${count(lengthOf(value), 'entry', 'entries')}, ${bounds(minItems, maxItems)} are allowed`,
];

const wrongNumber: Describe = (value, { minimum, maximum }) => [
  `is ${String(value)}, ${bounds(minimum, maximum)} is allowed`,
];

/** What describes a value that fails a JSON Schema keyword; the first counts where it fails several. */
const describers: Readonly<Record<string, Describe>> = {
  type: wrongType,
  enum: wrongChoice,
  minLength: wrongLength,
  maxLength: wrongLength,
  pattern: wrongForm,
  minItems: wrongCount,
  maxItems: wrongCount,
  minimum: wrongNumber,
  maximum: wrongNumber,
};

/**
 * Describes what is wrong with a value.
 *
 * @param keywords the keywords of JSON Schema that the value fails
 */
export function describeMisfit(
  keywords: ReadonlySet<string>,
  { value, written, schema, around }: Misfit,
): Words {
  const keyword = Object.keys(describers).find((key) => keywords.has(key)) ?? '';
  const describe = describers[keyword] ?? wrongType;
  const isEmpty = isBlank(value) && schema.type === 'string' && !schema.enum;
  const [problem, remedy] = isEmpty ? ['is empty'] : describe(value, schema, written);
  return { problem, remedy: remedy ?? whatToWrite(schema, around) };
}

/** What is wrong with a field of an object. */
type FieldMistake = Words & { name: string };

/**
 * Describes what is wrong with the fields of an object. An unknown field that resembles a missing one is reported as
 * one misspelt field.
 *
 * @param missing the fields that must be there and are not
 * @param unknown the fields that are there and must not
 */
export function describeFields(
  { schema, value, around }: Misfit,
  missing: readonly string[],
  unknown: readonly string[],
): FieldMistake[] {
  const { properties = {}, derived = {} } = schema;
  const names = Object.keys(properties);
  const absent = new Set(names.filter((name) => fieldOf(value, name) === undefined));
  const stillMissing = new Set(missing);

  function describeUnknown(name: string): FieldMistake {
    const source = derived[name];
    if (source) return { name, problem: `follows from ${source}`, remedy: 'Remove it' };
    const meant = nearest(name, stillMissing) ?? nearest(name, absent);
    if (meant) {
      absent.delete(meant);
      stillMissing.delete(meant);
    }
    return {
      name,
      problem: 'is not a field here',
      remedy: meant ? `Did you mean ${meant}?` : `Remove it; the fields here are ${all(names)}`,
    };
  }

  const surplus = unknown.map(describeUnknown);
  const lacking = [...stillMissing].map((name) => ({
    name,
    problem: 'is missing',
    remedy: whatToWrite(properties[name] ?? schema, schema.description ?? around),
  }));
  return [...surplus, ...lacking];
}

import { textRules } from '../schema/directives';
import type { ContentSchema } from '../schema/json-schema';
import { fieldOf } from '../source/content-file';
import type { Words } from '../source/mistake';
import { all, bounds, count, either, kindOf, quote } from '../source/words';
import { didYouMean, nearest } from './nearest';
import { typeWords, whatToWrite } from './what-to-write';

/** A value that does not match its schema. */
interface Misfit {
  value: unknown;
  /** The value as written, such as 0777, which is read as 777. */
  written: string | undefined;
  schema: ContentSchema;
  around: string | undefined;
}

/** The problem, and what to do if the field's description does not say it. */
function describe(keyword: string, { value, written, schema }: Misfit): [string, string?] {
  const { minLength, maxLength, minItems, maxItems, minimum, maximum } = schema;
  const text = String(value);
  switch (keyword) {
    case 'enum': {
      const { enum: choices = [] } = schema;
      const problem = `is ${quote(text)}, but must be ${either(choices)}`;
      return [problem, didYouMean(text, choices)];
    }
    case 'minLength':
    case 'maxLength': {
      const { length } = [...text];
      const allowed = bounds(minLength || undefined, maxLength);
      const problem = `has ${count(length, 'character')}, but ${allowed} are allowed`;
      if (keyword === 'minLength') return [problem];
      return [problem, `Shorten it by ${count(length - Number(maxLength), 'character')}`];
    }
    case 'pattern':
      return [`${quote(text)} is not ${textRules[schema.names ?? '']?.form}`];
    case 'minItems':
    case 'maxItems': {
      const number = Array.isArray(value) ? value.length : 0;
      const allowed = bounds(minItems, maxItems);
      return [`has ${count(number, 'entry', 'entries')}, but ${allowed} are allowed`];
    }
    case 'minimum':
    case 'maximum':
      return [`is ${text}, but must be ${bounds(minimum, maximum)}`];
    default: {
      const kind = typeof value === 'number' ? `the number ${written ?? text}` : kindOf(value);
      const problem = `is ${kind}, but must be ${typeWords[schema.type]}`;
      const isScalar = typeof value === 'number' || typeof value === 'boolean';
      if (schema.type !== 'string' || !isScalar) return [problem];
      return [problem, `Put it in quotation marks: "${written ?? text}"`];
    }
  }
}

/**
 * Describes what is wrong with a value.
 *
 * @param keyword the keyword of JSON Schema that the value fails
 */
export function describeMisfit(keyword: string, misfit: Misfit): Words {
  const { value, schema, around } = misfit;
  const isBlank = typeof value === 'string' && value.trim() === '';
  const isEmpty = isBlank && schema.type === 'string' && !schema.enum;
  const [problem, remedy] = isEmpty ? ['is empty'] : describe(keyword, misfit);
  return { problem, remedy: remedy ?? whatToWrite(schema, around) };
}

/** What is wrong with a field of an object. */
type FieldMistake = Words & { name: string };

/**
 * Describes what is wrong with the fields of an object. An unknown field that resembles a missing one is reported as
 * one misspelt field.
 *
 * @param missing the required fields that are missing
 * @param unknown the fields that the schema does not have
 */
export function describeFields(
  { schema, value, around }: Misfit,
  missing: readonly string[],
  unknown: readonly string[],
): FieldMistake[] {
  const { properties = {}, derived = {} } = schema;
  const names = Object.keys(properties);
  const stillMissing = new Set(missing);
  const absent = new Set(names.filter((name) => fieldOf(value, name) === undefined));

  const surplus = unknown.map((name) => {
    const source = Object.hasOwn(derived, name) && derived[name];
    if (source) return { name, problem: `is derived from ${source}`, remedy: 'Remove it' };
    const meant = nearest(name, stillMissing) ?? nearest(name, absent);
    if (meant) {
      absent.delete(meant);
      stillMissing.delete(meant);
    }
    const remedy = meant
      ? `Did you mean ${meant}?`
      : `Remove it; the fields here are ${all(names)}`;
    return { name, problem: 'is not a field here', remedy };
  });
  const lacking = [...stillMissing].map((name) => ({
    name,
    problem: 'is missing',
    remedy: whatToWrite(properties[name] ?? schema, schema.description ?? around),
  }));
  return [...surplus, ...lacking];
}

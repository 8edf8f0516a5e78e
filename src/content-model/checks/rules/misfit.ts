import { textRules } from '../../schema/directives';
import type { ContentSchema } from '../../schema/json-schema';
import { nearest } from '../nearest';
import { bounds, count, either, kindOf, quote } from '../words';
import { typeWords, whatToWrite } from './what-to-write';

/** A value that is not as its schema says. */
export interface Misfit {
  value: unknown;
  schema: ContentSchema;
  /** The description of what the field stands in. */
  around: string | undefined;
}

interface Words {
  problem: string;
  remedy: string;
}

const lengthOf = (value: unknown) =>
  typeof value === 'string' ? [...value].length : Array.isArray(value) ? value.length : 0;

const isBlank = (value: unknown) => typeof value === 'string' && value.trim() === '';

function wrongType({ value, schema, around }: Misfit): Words {
  const problem = `is ${kindOf(value)}, but must be ${typeWords[schema.type]}`;
  const isScalar = typeof value === 'number' || typeof value === 'boolean';
  if (schema.type === 'string' && isScalar) {
    return { problem, remedy: `Put it in quotation marks: "${String(value)}"` };
  }
  return { problem, remedy: whatToWrite(schema, around) };
}

function wrongText({ value, schema, around }: Misfit): Words {
  const rule = schema.names && textRules[schema.names];
  if (isBlank(value) || !rule) return { problem: 'is empty', remedy: whatToWrite(schema, around) };
  return {
    problem: `${quote(String(value))} is not ${rule.form}`,
    remedy: whatToWrite(schema, around),
  };
}

function wrongLength({ value, schema, around }: Misfit): Words {
  if (isBlank(value)) return { problem: 'is empty', remedy: whatToWrite(schema, around) };
  const { minLength, maxLength = Infinity } = schema;
  const length = lengthOf(value);
  const excess = length - maxLength;
  const allowed = bounds(minLength || undefined, schema.maxLength);
  return {
    problem: `has ${count(length, 'character')}, ${allowed} are allowed`,
    remedy:
      excess > 0 ? `Shorten it by ${count(excess, 'character')}` : whatToWrite(schema, around),
  };
}

function wrongCount({ value, schema, around }: Misfit): Words {
  const allowed = bounds(schema.minItems, schema.maxItems);
  return {
    problem: `has ${count(lengthOf(value), 'entry', 'entries')}, ${allowed} are allowed`,
    remedy: whatToWrite(schema, around),
  };
}

function wrongNumber({ value, schema, around }: Misfit): Words {
  return {
    problem: `is ${String(value)}, ${bounds(schema.minimum, schema.maximum)} is allowed`,
    remedy: whatToWrite(schema, around),
  };
}

function wrongChoice({ value, schema, around }: Misfit): Words {
  const choices = schema.enum ?? [];
  const meant = nearest(String(value), choices);
  return {
    problem: `is ${quote(String(value))}, ${either(choices)} is allowed`,
    remedy: meant ? `Did you mean ${meant}?` : whatToWrite(schema, around),
  };
}

/**
 * The message for each JSON Schema keyword. A value that fails several is reported for the first of them.
 */
const words: Readonly<Record<string, (misfit: Misfit) => Words>> = {
  type: wrongType,
  enum: wrongChoice,
  minLength: wrongLength,
  maxLength: wrongLength,
  pattern: wrongText,
  minItems: wrongCount,
  maxItems: wrongCount,
  minimum: wrongNumber,
  maximum: wrongNumber,
};

/**
 * Describes what is wrong with a value.
 *
 * @param keywords the keywords of JSON Schema that the value offends
 */
export function describeMisfit(keywords: ReadonlySet<string>, misfit: Misfit): Words {
  const [, describe = wrongType] = Object.entries(words).find(([key]) => keywords.has(key)) ?? [];
  return describe(misfit);
}

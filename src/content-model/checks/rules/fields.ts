import { nearest } from '../nearest';
import { fieldOf } from '../source/content-file';
import { all } from '../words';
import type { Misfit } from './misfit';
import { whatToWrite } from './what-to-write';

/** What is wrong with a field of an object. */
interface FieldMistake {
  name: string;
  problem: string;
  remedy: string;
}

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

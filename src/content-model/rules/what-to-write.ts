import type { ContentSchema } from '../schema/json-schema';
import { all, lowerFirst } from '../source/words';

/** Completes "must be …". */
export const typeWords: Readonly<Record<ContentSchema['type'], string>> = {
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
 * @param schema the field's schema
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

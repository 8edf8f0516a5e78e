import { errorsIn } from '../checks/rules/shape';
import { currentSchemas } from '../checks/schemas';

let schemaOf: ReturnType<typeof currentSchemas> | undefined;

/**
 * Whether an entry has all required fields. The content checks report missing ones, but in development the build
 * continues, and GraphQL fails a whole query if a non-null field of one entry is missing.
 *
 * @param type the entry's GraphQL type
 */
export function isComplete(type: string, frontMatter: Readonly<Record<string, unknown>>): boolean {
  schemaOf ??= currentSchemas();
  return errorsIn(frontMatter, schemaOf(type)).every(
    ({ keyword }) => keyword !== 'required' && keyword !== 'type',
  );
}

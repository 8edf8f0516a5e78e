import type { ContentSchema } from '../../schema/json-schema';
import { fieldOf, type ContentFile, type ValuePath } from '../source/content-file';

/** A string in a file's fields. */
export interface Value {
  path: ValuePath;
  text: string;
  schema: ContentSchema;
}

/** The schema of a field; undefined if the content schema has no such field. */
export const schemaAt = (schema: ContentSchema, place: ValuePath): ContentSchema | undefined =>
  place.reduce<ContentSchema | undefined>(
    (parent, step) => (typeof step === 'number' ? parent?.items : parent?.properties?.[step]),
    schema,
  );

const entryOf = (value: unknown, index: number): unknown =>
  Array.isArray(value) ? value[index] : undefined;

/** A value of a file's fields; undefined if there is none. */
export const valueAt = (data: unknown, place: ValuePath): unknown =>
  place.reduce<unknown>(
    (value, step) => (typeof step === 'number' ? entryOf(value, step) : fieldOf(value, step)),
    data,
  );

/** All strings of a file where the content schema expects one. */
export function textsOf(file: ContentFile): Value[] {
  const values: Value[] = [];

  function visit(data: unknown, schema: ContentSchema, path: ValuePath): void {
    const { items, properties = {} } = schema;
    if (typeof data === 'string' && schema.type === 'string') {
      values.push({ path, text: data, schema });
    } else if (Array.isArray(data) && items) {
      data.forEach((item: unknown, index) => visit(item, items, [...path, index]));
    } else {
      for (const [name, property] of Object.entries(properties)) {
        visit(fieldOf(data, name), property, [...path, name]);
      }
    }
  }

  visit(file.data, file.schema, []);
  return values;
}

const matches = ({ text, schema }: Value) => new RegExp(schema.pattern ?? '').test(text);

/** The well-formed strings of a file whose fields have one of these directives. */
export const textsNaming = (file: ContentFile, ...names: string[]): Value[] =>
  textsOf(file).filter(
    (value) => value.schema.names && names.includes(value.schema.names) && matches(value),
  );

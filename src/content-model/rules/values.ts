import type { ContentSchema } from '../schema/json-schema';
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

const itemOf = (value: unknown, index: number): unknown =>
  Array.isArray(value) ? value[index] : undefined;

export const valueAt = (data: unknown, place: ValuePath): unknown =>
  place.reduce<unknown>(
    (value, step) => (typeof step === 'number' ? itemOf(value, step) : fieldOf(value, step)),
    data,
  );

/** All values of a file for which the content schema expects neither an object nor a list. */
export function scalarsOf(file: ContentFile) {
  const values: { path: ValuePath; value: unknown; schema: ContentSchema }[] = [];

  function visit(value: unknown, schema: ContentSchema, path: ValuePath): void {
    const { type, items, properties = {} } = schema;
    if (items) {
      const list: unknown[] = Array.isArray(value) ? value : [];
      list.forEach((item, index) => visit(item, items, [...path, index]));
    } else if (type === 'object') {
      for (const [name, property] of Object.entries(properties)) {
        visit(fieldOf(value, name), property, [...path, name]);
      }
    } else if (value !== undefined) values.push({ path, value, schema });
  }

  visit(file.data, file.schema, []);
  return values;
}

/** Found once for all rules, which is a tenth of a check. */
const texts = new WeakMap<ContentFile, readonly Value[]>();

/** All strings of a file for which the content schema expects one. */
export function textsOf(file: ContentFile): readonly Value[] {
  const found =
    texts.get(file) ??
    scalarsOf(file).flatMap(({ path, value, schema }) =>
      typeof value === 'string' && schema.type === 'string' ? { path, text: value, schema } : [],
    );
  texts.set(file, found);
  return found;
}

const matches = ({ text, schema }: Value) => new RegExp(schema.pattern ?? '').test(text);

/** What a file's well-formed strings name whose fields have one of these directives. */
export const textsNaming = (file: ContentFile, ...names: string[]) =>
  textsOf(file)
    .filter((value) => value.schema.names && names.includes(value.schema.names) && matches(value))
    .map(({ path: place, text: written }) => ({ file, place, written }));

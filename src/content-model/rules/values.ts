import type { ContentSchema } from '../schema/json-schema';
import {
  fieldOf,
  leavesOf,
  type ContentFile,
  type Leaf,
  type ValuePath,
} from '../source/content-file';
import type { Mistake, Words } from '../source/mistake';
import { mistakeOf } from './check';

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

type Scalar = Leaf & { schema: ContentSchema };

function findValues({ data, schema: root }: ContentFile) {
  const scalars: readonly Scalar[] = leavesOf(data).flatMap(({ path, value }) => {
    const schema = schemaAt(root, path);
    const isScalar = schema && !['object', 'array'].includes(schema.type);
    return isScalar ? [{ path, value, schema }] : [];
  });
  const texts = scalars.flatMap(({ path, value, schema }) =>
    typeof value === 'string' && schema.type === 'string' ? [{ path, text: value, schema }] : [],
  );
  return { scalars, texts };
}

const found = new WeakMap<ContentFile, ReturnType<typeof findValues>>();

/** The values of a file, found once for all checks. */
function valuesOf(file: ContentFile) {
  const values = found.get(file) ?? findValues(file);
  found.set(file, values);
  return values;
}

/** All values of a file for which the content schema expects neither an object nor a list. */
export const scalarsOf = (file: ContentFile) => valuesOf(file).scalars;

/** All strings of a file for which the content schema expects one. */
export const textsOf = (file: ContentFile) => valuesOf(file).texts;

/** What a file's well-formed strings name whose fields have one of these directives. */
export const textsNaming = (file: ContentFile, ...names: string[]) =>
  textsOf(file)
    .filter(({ schema }) => schema.names && names.includes(schema.names))
    .filter(({ text, schema }) => new RegExp(schema.pattern ?? '').test(text))
    .map(({ path: place, text: written }) => ({ file, place, written }));

/** Reports what is wrong with what those strings name, if anything is. */
export const judgeTexts = (
  file: ContentFile,
  directive: string,
  judge: (written: string) => Words | undefined,
): Mistake[] =>
  textsNaming(file, directive).flatMap((named) => mistakeOf(named, judge(named.written)));

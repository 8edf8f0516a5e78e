import type { ContentSchema } from '../schema/json-schema';
import { fieldOf, leavesOf, type ContentFile, type ValuePath } from '../source/content-file';
import type { Mistake, Words } from '../source/mistake';
import { mistakeOf } from './check';

/** The schema of a field; undefined if the content schema has no such field. */
export const schemaAt = (schema: ContentSchema, place: ValuePath): ContentSchema | undefined =>
  place.reduce<ContentSchema | undefined>(
    (parent, step) => (typeof step === 'number' ? parent?.items : parent?.properties?.[step]),
    schema,
  );

export const valueAt = (data: unknown, place: ValuePath): unknown =>
  place.reduce<unknown>((value, step) => fieldOf(value, step), data);

/** All strings of a file for which the content schema expects one. */
export const textsOf = ({ data, schema: root }: ContentFile) =>
  leavesOf(data).flatMap(({ path, value }) => {
    const schema = schemaAt(root, path);
    return typeof value === 'string' && schema?.type === 'string'
      ? [{ path, text: value, schema }]
      : [];
  });

/** What a file's well-formed strings name whose fields have this directive. */
export const textsNaming = (file: ContentFile, directive: string) =>
  textsOf(file)
    .filter(({ text, schema: { names, pattern = '' } }) => {
      return names === directive && new RegExp(pattern).test(text);
    })
    .map(({ path: place, text: written }) => ({ file, place, written }));

/** Reports what is wrong with what those strings name, if anything is. */
export const judgeTexts = (
  file: ContentFile,
  directive: string,
  judge: (written: string) => Words | undefined,
): Mistake[] =>
  textsNaming(file, directive).flatMap((named) => mistakeOf(named, judge(named.written)));

import type { ErrorObject } from 'ajv';
import { errorsIn } from '../schema/validate';
import type { ContentFile, ValuePath } from '../source/content-file';
import type { Mistake } from '../source/mistake';
import { mistakeAt, type FileCheck } from './check';
import { describeFields, describeMisfit } from './misfit';
import { unusedFields } from './unused-fields';
import { schemaAt, valueAt } from './values';

/** The path in a JSON Pointer (RFC 6901). Only the entries of a list have numbers as names. */
const pathFrom = (pointer: string): ValuePath =>
  pointer
    .split('/')
    .slice(1)
    .map((name) => (/^\d+$/.test(name) ? Number(name) : name));

/** Describes the errors of one value. */
function describe(file: ContentFile, pointer: string, errors: readonly ErrorObject[]): Mistake[] {
  const path = pathFrom(pointer);
  const parents = path.map((_, depth) => schemaAt(file.schema, path.slice(0, depth)));
  const misfit = {
    value: valueAt(file.data, path),
    written: file.writtenAt(path),
    schema: schemaAt(file.schema, path) ?? file.schema,
    around: parents.findLast((schema) => schema?.description)?.description,
  };
  const paramsOf = (keyword: string, param: string) =>
    errors.filter((error) => error.keyword === keyword).map(({ params }) => String(params[param]));
  const missing = paramsOf('required', 'missingProperty');
  const unknown = paramsOf('additionalProperties', 'additionalProperty');
  if (missing.length + unknown.length > 0) {
    const unused = new Set(path.length === 0 ? unusedFields(file) : []);
    const wrong = unknown.filter((name) => !unused.has(name));
    return describeFields(misfit, missing, wrong).map(({ name, problem, remedy }) =>
      mistakeAt(file, [...path, name], problem, remedy),
    );
  }
  const { problem, remedy } = describeMisfit(errors[0]?.keyword ?? '', misfit);
  return [mistakeAt(file, path, problem, remedy)];
}

/** Reports missing, misspelt and unknown fields, and wrong types, lengths, counts and formats. */
export const checkShape: FileCheck = (file) => {
  const errors = errorsIn(file.data, file.schema);
  return [...new Set(errors.map(({ instancePath }) => instancePath))].flatMap((pointer) =>
    describe(
      file,
      pointer,
      errors.filter(({ instancePath }) => instancePath === pointer),
    ),
  );
};

import Ajv from 'ajv';
import type { ErrorObject } from 'ajv';
import { ownKeywords } from '../../schema/json-schema';
import type { Mistake } from '../mistake';
import { fieldOf, type ContentFile, type ValuePath } from '../source/content-file';
import type { FileCheck } from './check';
import { mistakeAt } from './mistake-at';
import { describeFields, describeMisfit, type Misfit } from './misfit';

/** A value, its schema and its path. */
interface Step extends Misfit {
  path: ValuePath;
}

/** Follows a JSON Pointer (RFC 6901) through data and schema side by side. */
function follow(file: ContentFile, pointer: string): Step {
  const names = pointer.split('/').slice(1);
  const start: Step = { value: file.data, schema: file.schema, around: undefined, path: [] };
  return names.reduce(({ value, schema, around, path }, escaped): Step => {
    const name = escaped.replace(/~1/g, '/').replace(/~0/g, '~');
    const isList = Array.isArray(value);
    const step = isList ? Number(name) : name;
    return {
      value: isList ? value[Number(name)] : fieldOf(value, name),
      schema: (isList ? schema.items : schema.properties?.[name]) ?? schema,
      around: schema.description ?? around,
      path: [...path, step],
    };
  }, start);
}

/** The validation errors of one value. */
interface Offences {
  keywords: Set<string>;
  missing: string[];
  unknown: string[];
}

/** Groups errors by value. */
function gather(errors: readonly ErrorObject[]): Map<string, Offences> {
  const gathered = new Map<string, Offences>();
  for (const { instancePath, keyword, params } of errors) {
    const offences = gathered.get(instancePath) ?? {
      keywords: new Set(),
      missing: [],
      unknown: [],
    };
    if (keyword === 'required') offences.missing.push(String(params.missingProperty));
    else if (keyword === 'additionalProperties') {
      offences.unknown.push(String(params.additionalProperty));
    } else offences.keywords.add(keyword);
    gathered.set(instancePath, offences);
  }
  return gathered;
}

function describe(file: ContentFile, pointer: string, offences: Offences): Mistake[] {
  const step = follow(file, pointer);
  if (offences.keywords.size > 0) {
    const { problem, remedy } = describeMisfit(offences.keywords, step);
    return [mistakeAt(file, step.path, problem, remedy)];
  }
  return describeFields(step, offences.missing, offences.unknown).map(({ name, problem, remedy }) =>
    mistakeAt(file, [...step.path, name], problem, remedy),
  );
}

// Skips validating the schemas themselves: a unit test does that.
const ajv = new Ajv({ allErrors: true, meta: false, validateSchema: false });
ajv.addVocabulary(ownKeywords);

/** Reports missing, misspelt and unknown fields, and wrong types, lengths, counts and formats. */
export const checkShape: FileCheck = (file) => {
  const validate = ajv.compile(file.schema);
  if (validate(file.data)) return [];
  return [...gather(validate.errors ?? [])].flatMap(([pointer, offences]) =>
    describe(file, pointer, offences),
  );
};

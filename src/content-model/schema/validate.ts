import Ajv, { type ErrorObject } from 'ajv';
import { ownKeywords, type ContentSchema } from './json-schema';

// A unit test validates the schemas. Optimising their code takes longer than running it.
const ajv = new Ajv({
  allErrors: true,
  meta: false,
  validateSchema: false,
  code: { optimize: false },
});
ajv.addVocabulary(ownKeywords);

export function errorsIn(data: unknown, schema: ContentSchema): readonly ErrorObject[] {
  const validate = ajv.compile(schema);
  return validate(data) ? [] : (validate.errors ?? []);
}

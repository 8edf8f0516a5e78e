import Ajv, { type ErrorObject, type SchemaObject } from 'ajv';
import {
  CONTACT_FIELDS,
  ENQUIRY_PAYLOAD,
  fieldError,
  NEWSLETTER_FIELDS,
  recordOf,
  type FieldDefinition,
} from '../../src/forms/rules';
import { SANDBOX_KEY } from './environment';

const ajv = new Ajv({ allErrors: true });
ajv.addKeyword({
  keyword: 'field',
  // The forms' rules treat a missing value as empty, but payloads must have all fields.
  validate: (field: FieldDefinition, value: unknown) =>
    typeof value === (field.control === 'checkbox' ? 'boolean' : 'string') &&
    fieldError(field, value) === undefined,
  error: { message: 'invalid' },
});

/** An error in words, after its place, such as `message.to.0.email`. */
function mistakeFrom({ instancePath, keyword, params, message }: ErrorObject): string {
  const { missingProperty, additionalProperty, allowedValues } = params;
  const place = [...instancePath.split('/'), missingProperty, additionalProperty].filter(Boolean);
  const words: Readonly<Record<string, string>> = {
    required: 'missing',
    additionalProperties: 'unknown',
    enum: `must be ${allowedValues?.join(' or ')}`,
  };
  return `${place.join('.') || 'the body'}: ${words[keyword] ?? message}`;
}

/** The mistakes in a value, by a JSON Schema. */
export const mistakesIn = (value: unknown, schema: SchemaObject): string[] =>
  ajv.validate(schema, value)
    ? []
    : (ajv.errors ?? []).filter(({ keyword }) => keyword !== 'if').map(mistakeFrom);

type Fields = Readonly<Record<string, SchemaObject>>;

/** An object with these fields, and with all or none of the further ones. */
const record = (fields: Fields, further: Fields = {}): SchemaObject => ({
  type: 'object',
  properties: { ...fields, ...further },
  required: Object.keys(fields),
  dependencies: Object.fromEntries(
    Object.keys(further).map((name) => [name, Object.keys(further)]),
  ),
  additionalProperties: false,
});

const list = (...items: readonly SchemaObject[]): SchemaObject => ({
  type: 'array',
  items,
  minItems: items.length,
  maxItems: items.length,
});

const text = (pattern: string): SchemaObject => ({ type: 'string', pattern });
const nonBlank = text('\\S');
const address = text('^[^\\s@]+@[^\\s@]+\\.[^\\s@]{2,}$');
const time = text('^\\d{4}-\\d\\d-\\d\\dT[\\d:.]+Z$');

/** The form endpoint's payload. The honeypot is unknown to it: forms with it filled in send nothing. */
export const enquiry = record(
  {
    ...recordOf(ENQUIRY_PAYLOAD, (name) => ({ field: CONTACT_FIELDS[name] })),
    // Empty if the list of countries could not be loaded.
    callingCode: text('^(?:\\+[0-9][0-9 -]{0,8})?$'),
    website: nonBlank,
  },
  { consentVersion: nonBlank, consentTime: time },
);

const listFields = (fields: Readonly<Record<string, FieldDefinition>>): Fields =>
  Object.fromEntries(
    Object.values(fields).flatMap((field) =>
      field.listName === undefined ? [] : [[field.listName, { field }]],
    ),
  );

const listConsent = { CONSENTVER: nonBlank, CONSENTAT: time };

/** The mailing list's payload, from the fact-sheet form or the newsletter form. */
export const signUp: SchemaObject = {
  type: 'object',
  if: { required: ['FNAME'] },
  then: record(
    {
      ...listFields(CONTACT_FIELDS),
      PHONE: text('^\\+?[0-9 -]*[0-9]{10}$'),
      MERGE7: { enum: ['Yes', 'No'] },
    },
    listConsent,
  ),
  else: record(listFields(NEWSLETTER_FIELDS), listConsent),
};

const variable = (name: string, content: SchemaObject) =>
  record({ name: { enum: [name] }, content });

/** The payload for send-template. */
export const email = record({
  key: { enum: [SANDBOX_KEY] },
  template_name: { enum: ['Fact Sheet Email'] },
  template_content: { type: 'array', maxItems: 0 },
  message: record({
    from_email: address,
    from_name: nonBlank,
    to: list(record({ email: address, name: nonBlank, type: { enum: ['to'] } })),
    subject: { enum: ['Your Downloadable PDF'] },
    global_merge_vars: list(
      // The visitor's input must not contain markup or line breaks.
      variable('NAME', text('^[^<>\\p{C}]+$')),
      variable('PDF_NAME', nonBlank),
      variable('DOWNLOAD_LINK', text('^https?://[^/\\s]+/fact-sheets/[\\w-]+-[0-9a-f]{32}\\.pdf$')),
    ),
  }),
});

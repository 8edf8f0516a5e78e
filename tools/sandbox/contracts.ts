import { readFileSync } from 'node:fs';
import path from 'node:path';
import Ajv, { type SchemaObject } from 'ajv';
import { ENQUIRY_PAYLOAD } from '../../src/forms/providers/enquiry';
import {
  CONTACT_FIELDS,
  fieldError,
  NEWSLETTER_FIELDS,
  recordOf,
  type FieldDefinition,
  type FormSettings,
} from '../../src/forms/rules';
import { SANDBOX_KEY } from './environment';

const forms = path.join(__dirname, '../../content/forms.json');
const { settings }: { settings: FormSettings } = JSON.parse(readFileSync(forms, 'utf8'));
const { min, max } = settings.mobileDigits;

const ajv = new Ajv({ allErrors: true });
ajv.addKeyword({
  keyword: 'field',
  // The forms' rules treat a missing value as empty, but payloads must have all fields.
  validate: (field: FieldDefinition, value: unknown) =>
    typeof value === (field.control === 'checkbox' ? 'boolean' : 'string') &&
    fieldError(field, value, settings) === undefined,
  error: { message: 'is invalid' },
});

/** The mistakes in a value by a JSON Schema, such as `/firstName is invalid`. */
export function mistakesIn(value: unknown, schema: SchemaObject): string[] {
  ajv.validate(schema, value);
  return (ajv.errors ?? [])
    .filter(({ keyword }) => keyword !== 'if')
    .map(({ instancePath, message, params }) =>
      [instancePath || 'The body', message, params.additionalProperty].filter(Boolean).join(' '),
    );
}

type Fields = Readonly<Record<string, SchemaObject>>;

/** An object with these fields, and perhaps further ones. */
const record = (fields: Fields, further: Fields = {}): SchemaObject => ({
  type: 'object',
  properties: { ...fields, ...further },
  required: Object.keys(fields),
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

/** Only where the site records consents (`consentVersion` in content/site.json). */
const consent = { CONSENTVER: nonBlank, CONSENTAT: time };

/** The mailing list's payload, from the fact-sheet form or the newsletter form. */
export const signUp: SchemaObject = {
  type: 'object',
  if: { required: ['FNAME'] },
  then: record(
    {
      FNAME: { field: CONTACT_FIELDS.firstName },
      LNAME: { field: CONTACT_FIELDS.lastName },
      EMAIL: { field: CONTACT_FIELDS.businessMail },
      COMPANY: { field: CONTACT_FIELDS.companyName },
      COUNTRY: { field: CONTACT_FIELDS.country },
      PHONE: text(`^\\+?[0-9 -]*[0-9]{${min},${max}}$`),
      MERGE7: { enum: ['Yes', 'No'] },
    },
    consent,
  ),
  else: record({ EMAIL: { field: NEWSLETTER_FIELDS.mail } }, consent),
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
    subject: nonBlank,
    global_merge_vars: list(
      // The visitor's input must not contain markup or line breaks.
      variable('NAME', text('^[^<>\\p{C}]+$')),
      variable('PDF_NAME', nonBlank),
      variable('DOWNLOAD_LINK', text('^https?://[^/\\s]+/fact-sheets/[\\w-]+-[0-9a-f]{32}\\.pdf$')),
    ),
  }),
});

import {
  CONTACT_FIELDS,
  EMPTY_CONTACT,
  ENQUIRY_PAYLOAD,
  fieldError,
  isRecord,
  keysOf,
  NEWSLETTER_FIELDS,
  recordOf,
  type FieldDefinition,
} from '../../src/forms/rules';
import { SANDBOX_KEY } from './environment';

/** Returns what is wrong with a value, or undefined if it is valid. */
type Check = (value: unknown) => string | undefined;

/**
 * What a value must be: something that a check accepts, a list of exactly these, or an object with exactly these
 * fields.
 */
type Shape = Check | Shape[] | Fields;
type Fields = { readonly [field: string]: Shape };

const matches =
  (expression: RegExp, description: string): Check =>
  (value) =>
    typeof value === 'string' && expression.test(value) ? undefined : `must be ${description}`;

const exactly =
  (expected: string): Check =>
  (value) =>
    value === expected ? undefined : `must be '${expected}'`;

const nonBlank = matches(/\S/, 'a text that is not empty');
const address = matches(/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/, 'an email address');

/** The mistakes in a value, each after its place, such as `message.to[0].email`. */
function mistakesIn(value: unknown, shape: Shape, place = ''): string[] {
  const at = (problem: string) => `${place || 'the body'}: ${problem}`;
  if (typeof shape === 'function') {
    const problem = shape(value);
    return problem === undefined ? [] : [at(problem)];
  }
  if (Array.isArray(shape)) {
    return Array.isArray(value) && value.length === shape.length
      ? shape.flatMap((item, index) => mistakesIn(value[index], item, `${place}[${index}]`))
      : [at(`must be a list of ${shape.length}`)];
  }
  if (!isRecord(value)) return [at('must be an object')];
  return Object.keys({ ...shape, ...value }).flatMap((field) => {
    const inside = place ? `${place}.${field}` : field;
    const expected = Object.hasOwn(shape, field) ? shape[field] : undefined;
    if (!expected) return [`${inside}: unknown`];
    return Object.hasOwn(value, field)
      ? mistakesIn(value[field], expected, inside)
      : [`${inside}: missing`];
  });
}

// The forms' rules treat a missing value as empty, but payloads must have all fields.
const byRule =
  (field: FieldDefinition, empty: string | boolean): Check =>
  (value) =>
    typeof value === typeof empty ? fieldError(field, value) : 'invalid';

const enquiry: Fields = {
  ...recordOf(ENQUIRY_PAYLOAD, (name) => byRule(CONTACT_FIELDS[name], EMPTY_CONTACT[name])),
  // Empty if the list of countries could not be loaded.
  callingCode: matches(/^(?:\+[0-9][0-9 -]{0,8})?$/, "a '+' and a calling code"),
  website: nonBlank,
};

const time = matches(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/, 'a date and time in UTC');
const enquiryConsent: Fields = { consentVersion: nonBlank, consentTime: time };
const listConsent: Fields = { CONSENTVER: nonBlank, CONSENTAT: time };

function listShape<Name extends string>(fields: Readonly<Record<Name, FieldDefinition>>): Fields {
  const named = keysOf(fields).flatMap((name) => {
    const { listName } = fields[name];
    return listName === undefined ? [] : [[listName, byRule(fields[name], '')] as const];
  });
  return Object.fromEntries(named);
}

const newsletterSignUp = listShape(NEWSLETTER_FIELDS);
const factSheetSignUp: Fields = {
  ...listShape(CONTACT_FIELDS),
  PHONE: matches(/^\+?[0-9 -]*[0-9]{10}$/, 'a number that ends in ten digits'),
  MERGE7: matches(/^(Yes|No)$/, "'Yes' or 'No'"),
};

/** The fields of a payload, including those of a consent if it has any of these. */
const withConsent = (payload: unknown, fields: Fields, consent: Fields): Fields =>
  isRecord(payload) && keysOf(consent).some((field) => field in payload)
    ? { ...fields, ...consent }
    : fields;

/** The mistakes in a payload for the form endpoint, which does not know the honeypot: forms do not send it. */
export const enquiryMistakes = (payload: unknown): string[] =>
  mistakesIn(payload, withConsent(payload, enquiry, enquiryConsent));

/** The mistakes in a payload for the mailing list, from the newsletter form or the fact-sheet form. */
export function listMistakes(payload: Readonly<Record<string, string>>): string[] {
  const isNewsletter = !Object.hasOwn(payload, 'FNAME');
  const fields = isNewsletter ? newsletterSignUp : factSheetSignUp;
  return mistakesIn(payload, withConsent(payload, fields, listConsent));
}

const email: Fields = {
  key: exactly(SANDBOX_KEY),
  template_name: exactly('Fact Sheet Email'),
  template_content: [],
  message: {
    from_email: address,
    from_name: nonBlank,
    to: [{ email: address, name: nonBlank, type: exactly('to') }],
    subject: exactly('Your Downloadable PDF'),
    global_merge_vars: [
      // The visitor's input must not contain markup or line breaks.
      { name: exactly('NAME'), content: matches(/^[^<>\p{C}]+$/u, 'a name without markup') },
      { name: exactly('PDF_NAME'), content: nonBlank },
      {
        name: exactly('DOWNLOAD_LINK'),
        content: matches(
          /^https?:\/\/[^/\s]+\/fact-sheets\/[\w-]+-[0-9a-f]{32}\.pdf$/,
          "the address of a fact sheet's PDF",
        ),
      },
    ],
  },
};

/** The mistakes in a payload for send-template. */
export const emailMistakes = (payload: unknown): string[] => mistakesIn(payload, email);

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

/** The checks of all fields of an object. Other fields are not allowed. */
type Shape = Readonly<Record<string, Check>>;

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

/** The mistakes in an object, with `path` before each field, such as 'message.'. Fields of `optional` may be missing. */
function mistakesIn(value: unknown, shape: Shape, path = '', optional: Shape = {}): string[] {
  if (!isRecord(value)) return [`${path.replace(/\.$/, '') || 'the body'}: must be an object`];
  const known = { ...shape, ...optional };
  const unknown = Object.keys(value)
    .filter((field) => !Object.hasOwn(known, field))
    .map((field) => `${path}${field}: unknown`);
  const wrong = Object.entries(known).flatMap(([field, check]) => {
    const missing = Object.hasOwn(shape, field) ? 'missing' : undefined;
    const mistake = Object.hasOwn(value, field) ? check(value[field]) : missing;
    return mistake === undefined ? [] : [`${path}${field}: ${mistake}`];
  });
  return [...unknown, ...wrong];
}

// The forms' rules treat a missing value as empty, but payloads must have all fields.
const byRule =
  (field: FieldDefinition, empty: string | boolean): Check =>
  (value) =>
    typeof value === typeof empty ? fieldError(field, value) : 'invalid';

const enquiry: Shape = {
  ...recordOf(ENQUIRY_PAYLOAD, (name) => byRule(CONTACT_FIELDS[name], EMPTY_CONTACT[name])),
  callingCode: matches(/^\+[0-9][0-9 -]{0,8}$/, "a '+' and a calling code"),
  website: nonBlank,
};

const time = matches(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/, 'a date and time in UTC');
const enquiryConsent: Shape = { consentVersion: nonBlank, consentTime: time };
const listConsent: Shape = { CONSENTVER: nonBlank, CONSENTAT: time };

function listShape<Name extends string>(fields: Readonly<Record<Name, FieldDefinition>>): Shape {
  const named = keysOf(fields).flatMap((name) => {
    const { listName } = fields[name];
    return listName === undefined ? [] : [[listName, byRule(fields[name], '')] as const];
  });
  return Object.fromEntries(named);
}

const newsletterSignUp = listShape(NEWSLETTER_FIELDS);
const factSheetSignUp: Shape = {
  ...listShape(CONTACT_FIELDS),
  PHONE: matches(/^\+?[0-9 -]*[0-9]{10}$/, 'a number that ends in ten digits'),
  MERGE7: matches(/^(Yes|No)$/, "'Yes' or 'No'"),
};

/** The mistakes in a payload for the form endpoint. The honeypot is unknown to it: forms with it filled in send nothing. */
export const enquiryMistakes = (payload: unknown): string[] =>
  mistakesIn(payload, enquiry, '', enquiryConsent);

/** The mistakes in a payload for the mailing list, from the newsletter form or the fact-sheet form. */
export function listMistakes(payload: Readonly<Record<string, string>>): string[] {
  const isNewsletter = !Object.hasOwn(payload, 'FNAME');
  return mistakesIn(payload, isNewsletter ? newsletterSignUp : factSheetSignUp, '', listConsent);
}

const anything: Check = () => undefined;
const call: Shape = {
  key: exactly(SANDBOX_KEY),
  template_name: exactly('Fact Sheet Email'),
  template_content: (value) =>
    Array.isArray(value) && value.length === 0 ? undefined : 'must be an empty list',
  message: anything,
};
const message: Shape = {
  from_email: address,
  from_name: nonBlank,
  to: anything,
  subject: exactly('Your Downloadable PDF'),
  global_merge_vars: anything,
};
const recipient: Shape = { email: address, name: nonBlank, type: exactly('to') };
const mergeVariables: Shape[] = [
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
];

function mistakesInList(value: unknown, shapes: Shape[], path: string): string[] {
  if (!Array.isArray(value) || value.length !== shapes.length) {
    return [`${path}: must be a list of ${shapes.length}`];
  }
  return shapes.flatMap((shape, index) => mistakesIn(value[index], shape, `${path}[${index}].`));
}

/** The mistakes in a payload for send-template. */
export function emailMistakes(payload: unknown): string[] {
  const content = isRecord(payload) ? payload.message : undefined;
  const { to, global_merge_vars } = isRecord(content) ? content : {};
  return [
    ...mistakesIn(payload, call),
    ...mistakesIn(content, message, 'message.'),
    ...mistakesInList(to, [recipient], 'message.to'),
    ...mistakesInList(global_merge_vars, mergeVariables, 'message.global_merge_vars'),
  ];
}

import { businessEmailError, newsletterEmailError } from './email';
import { LIMITS } from './limits';
import type { Message, Rule } from './messages';
import { mobileNoError } from './mobile';
import { firstNameError, lastNameError } from './names';
import { keysOf, recordOf, type FormValues } from './records';
import { cleanAddress, cleanText } from './text';

/** The options of the company strength, in order. */
export const COMPANY_STRENGTHS = [
  '<=50',
  '51 - 250',
  '251 - 1000',
  '1001 - 5000',
  '>5000',
] as const;

/**
 * The name of the field that only bots fill in: not a word that browsers or password managers fill in, or that blockers
 * know.
 */
export const HONEYPOT = 'motto';

/**
 * One field of a form. Its name is its key in the table, in the values, in the payloads, and in `fieldTexts` of
 * content/forms.json.
 */
export interface FieldDefinition {
  /** The type of control; a `derived` field has none and is set by another field. */
  control: 'text' | 'mobile' | 'textarea' | 'list' | 'country' | 'checkbox' | 'derived';
  input?: {
    inputMode?: 'email' | 'numeric';
    autoComplete: string;
    autoCapitalize?: 'none' | 'words';
  };
  /** Spans the full width of the form. */
  isWide?: boolean;
  /** An empty value is an error. */
  isMandatory?: boolean;
  /** The message for an empty mandatory field, if it is not the default one. */
  emptyMessage?: Message;
  /** In UTF-16 code units. */
  maxLength?: number;
  options?: readonly string[];
  rule?: Rule;
  /** Cleans a text before it is checked and sent. By default `cleanText`. */
  clean?: (text: string) => string;
}

// Not type=email: Chromium would return the domain bücher.example in Punycode, other browsers as typed.
const emailInput = { inputMode: 'email', autoComplete: 'email', autoCapitalize: 'none' } as const;

const contactFields = {
  firstName: {
    control: 'text',
    input: { autoComplete: 'given-name', autoCapitalize: 'words' },
    isMandatory: true,
    rule: firstNameError,
  },
  lastName: {
    control: 'text',
    input: { autoComplete: 'family-name', autoCapitalize: 'words' },
    rule: lastNameError,
  },
  businessMail: {
    control: 'text',
    input: emailInput,
    isWide: true,
    isMandatory: true,
    rule: businessEmailError,
    clean: cleanAddress,
  },
  companyName: {
    control: 'text',
    input: { autoComplete: 'organization', autoCapitalize: 'words' },
    isMandatory: true,
  },
  companyStrength: { control: 'list', isMandatory: true, options: COMPANY_STRENGTHS },
  country: { control: 'country', isMandatory: true },
  /** Such as '+44'; empty if no country is selected. */
  callingCode: { control: 'derived' },
  mobileNo: {
    control: 'mobile',
    // Not type=tel, which may only be autofilled with a country code.
    input: { inputMode: 'numeric', autoComplete: 'tel-national' },
    isMandatory: true,
    emptyMessage: 'mobileNo',
    rule: mobileNoError,
  },
  message: { control: 'textarea', isWide: true, maxLength: LIMITS.messageMax },
  subscribeNewsletter: { control: 'checkbox', isWide: true },
} as const satisfies Record<string, FieldDefinition>;

const newsletterFields = {
  mail: {
    control: 'text',
    input: emailInput,
    isMandatory: true,
    rule: newsletterEmailError,
    clean: cleanAddress,
  },
} as const satisfies Record<string, FieldDefinition>;

/** Cleans the text of a field before it is checked and sent. */
export const cleanValue = ({ clean = cleanText }: FieldDefinition, text: string) => clean(text);

/** The values of a form with clean texts, as they are sent. */
export function cleanValues<Values extends FormValues>(
  fields: Readonly<Record<keyof Values, FieldDefinition>>,
  values: Values,
): Values;
export function cleanValues(fields: Readonly<Record<string, FieldDefinition>>, values: FormValues) {
  return recordOf(keysOf(values), (name) => {
    const [field, value] = [fields[name], values[name] ?? ''];
    return field && typeof value === 'string' ? cleanValue(field, value) : value;
  });
}

/** The values of a form: a boolean for a checkbox, a string for any other field. */
type ValuesOf<Fields extends Record<string, FieldDefinition>> = {
  -readonly [Name in keyof Fields]: Fields[Name]['control'] extends 'checkbox' ? boolean : string;
};

/** A field of the enquiry form and the fact-sheet form. */
export type ContactField = keyof typeof contactFields;

/** The values of the enquiry form and the fact-sheet form. */
export type ContactValues = ValuesOf<typeof contactFields>;

export type NewsletterValues = ValuesOf<typeof newsletterFields>;

/** The fields of the enquiry form and the fact-sheet form, in the order of the form. */
export const CONTACT_FIELDS: Readonly<Record<ContactField, FieldDefinition>> = contactFields;

export type VisibleContactField = {
  [Name in ContactField]: (typeof contactFields)[Name]['control'] extends 'derived' ? never : Name;
}[ContactField];

/** The fields with a control, in the order of the form. */
export const VISIBLE_CONTACT_FIELDS = keysOf(contactFields).filter(
  (name): name is VisibleContactField => contactFields[name].control !== 'derived',
);

export const NEWSLETTER_FIELDS: Readonly<Record<keyof NewsletterValues, FieldDefinition>> =
  newsletterFields;

function emptyValues<Fields extends Record<string, FieldDefinition>>(
  fields: Fields,
): ValuesOf<Fields>;
function emptyValues(fields: Record<string, FieldDefinition>) {
  return recordOf(keysOf(fields), (name) => (fields[name]?.control === 'checkbox' ? false : ''));
}

/** The initial values of the enquiry form and the fact-sheet form. */
export const EMPTY_CONTACT = emptyValues(contactFields);

/** The initial values of the newsletter form. */
export const EMPTY_NEWSLETTER = emptyValues(newsletterFields);

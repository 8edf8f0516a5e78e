import { businessEmailError, newsletterEmailError } from './email';
import { LIMITS } from './limits';
import { MESSAGES, type Rule } from './messages';
import { mobileNoError } from './mobile';
import { firstNameError, lastNameError } from './names';
import { keysOf, recordOf } from './records';

/** The company-strength bands, in the order of the list. */
export const COMPANY_STRENGTHS = [
  '<=50',
  '51 - 250',
  '251 - 1000',
  '1001 - 5000',
  '>5000',
] as const;

/**
 * One field of a form. Its name is its key in the table, in the values, in the payloads, and in `labels` and
 * `hints` of content/forms.json.
 */
export interface FieldDefinition {
  /** What the visitor fills it in with; `derived` is set by another field. */
  control: 'text' | 'mobile' | 'textarea' | 'list' | 'country' | 'checkbox' | 'derived';
  /** Attributes of the text input. */
  input?: {
    type?: 'email' | 'tel';
    inputMode?: 'email' | 'numeric';
    autoComplete: string;
    autoCapitalize?: 'none' | 'words';
  };
  /** Takes the whole width of the form. */
  isWide?: boolean;
  /** An empty value is an error. */
  isMandatory?: boolean;
  /** The message for an empty mandatory field, where it differs from the others'. */
  emptyMessage?: string;
  /** UTF-16 code units, at most. */
  maxLength?: number;
  /** The options of a list. */
  options?: readonly string[];
  /** The rule for a value that is not empty. */
  rule?: Rule;
  /** The field's name at the mailing list. Fields that share a name are joined, in the order of the table. */
  listName?: string;
}

const notBlank: Rule = (value) => (/\S/.test(value) ? undefined : MESSAGES.required);

const contactFields = {
  firstName: {
    control: 'text',
    input: { autoComplete: 'given-name', autoCapitalize: 'words' },
    isMandatory: true,
    maxLength: LIMITS.nameMax,
    rule: firstNameError,
    listName: 'FNAME',
  },
  lastName: {
    control: 'text',
    input: { autoComplete: 'family-name', autoCapitalize: 'words' },
    maxLength: LIMITS.nameMax,
    rule: lastNameError,
    listName: 'LNAME',
  },
  businessMail: {
    control: 'text',
    input: {
      type: 'email',
      inputMode: 'email',
      autoComplete: 'email',
      autoCapitalize: 'none',
    },
    isWide: true,
    isMandatory: true,
    rule: businessEmailError,
    listName: 'EMAIL',
  },
  companyName: {
    control: 'text',
    input: { autoComplete: 'organization', autoCapitalize: 'words' },
    isMandatory: true,
    rule: notBlank,
    listName: 'COMPANY',
  },
  companyStrength: { control: 'list', isMandatory: true, options: COMPANY_STRENGTHS },
  country: { control: 'country', isMandatory: true, rule: notBlank, listName: 'COUNTRY' },
  /** A plus sign and the code of the chosen country, such as '+44'; empty until one is chosen. */
  callingCode: { control: 'derived', listName: 'PHONE' },
  mobileNo: {
    control: 'mobile',
    input: { type: 'tel', inputMode: 'numeric', autoComplete: 'tel-national' },
    isMandatory: true,
    emptyMessage: MESSAGES.mobileNo,
    rule: mobileNoError,
    listName: 'PHONE',
  },
  message: { control: 'textarea', isWide: true, maxLength: LIMITS.messageMax },
  subscribeNewsletter: { control: 'checkbox', isWide: true },
} as const satisfies Record<string, FieldDefinition>;

const newsletterFields = {
  mail: {
    control: 'text',
    input: {
      type: 'email',
      inputMode: 'email',
      autoComplete: 'email',
      autoCapitalize: 'none',
    },
    isMandatory: true,
    maxLength: LIMITS.addressMax,
    rule: newsletterEmailError,
    listName: 'EMAIL',
  },
} as const satisfies Record<string, FieldDefinition>;

/** The values of a table of fields: a checkbox holds a boolean, every other field a text. */
type ValuesOf<Fields extends Record<string, FieldDefinition>> = {
  -readonly [Name in keyof Fields]: Fields[Name]['control'] extends 'checkbox' ? boolean : string;
};

/** A field of the enquiry form and the fact-sheet form. */
export type ContactField = keyof typeof contactFields;

/** What the enquiry form and the fact-sheet form collect. */
export type EnquiryValues = ValuesOf<typeof contactFields>;

/** What the newsletter form collects. */
export type NewsletterValues = ValuesOf<typeof newsletterFields>;

/** The fields of the enquiry form and the fact-sheet form, in the order of the form. */
export const CONTACT_FIELDS: Readonly<Record<ContactField, FieldDefinition>> = contactFields;

/** A field that the visitor sees. */
export type VisibleContactField = {
  [Name in ContactField]: (typeof contactFields)[Name]['control'] extends 'derived' ? never : Name;
}[ContactField];

/** The fields that the visitor sees, in the order of the form. */
export const VISIBLE_CONTACT_FIELDS = keysOf(contactFields).filter(
  (name): name is VisibleContactField => contactFields[name].control !== 'derived',
);

/** The fields of the newsletter form. */
export const NEWSLETTER_FIELDS: Readonly<Record<keyof NewsletterValues, FieldDefinition>> =
  newsletterFields;

function emptyValues<Fields extends Record<string, FieldDefinition>>(
  fields: Fields,
): ValuesOf<Fields>;
function emptyValues(fields: Record<string, FieldDefinition>) {
  return recordOf(keysOf(fields), (name) => (fields[name]?.control === 'checkbox' ? false : ''));
}

/** An untouched enquiry form or fact-sheet form. */
export const EMPTY_CONTACT = emptyValues(contactFields);

/** An untouched newsletter form. */
export const EMPTY_NEWSLETTER = emptyValues(newsletterFields);

/** What an enquiry's JSON holds, in its order, before the marker of the site. */
export const ENQUIRY_PAYLOAD = [
  'firstName',
  'lastName',
  'businessMail',
  'country',
  'message',
  'companyName',
  'mobileNo',
  'companyStrength',
  'callingCode',
  'subscribeNewsletter',
] as const satisfies readonly ContactField[];

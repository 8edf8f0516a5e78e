import {
  cleanValue,
  CONTACT_FIELDS,
  ENQUIRY_PAYLOAD,
  NEWSLETTER_FIELDS,
  type ContactField,
  type ContactValues,
  type FieldDefinition,
  type NewsletterValues,
} from './fields';
import { keysOf, recordOf } from './records';
import type { Errors } from './validate';

/** What a subscriber has agreed to, and when. */
export type Consent = {
  /** The version of the words: `consentVersion` in content/site.json. */
  version: string;
  /** An ISO 8601 date and time in UTC. */
  time: string;
};

const cleaned = (field: FieldDefinition, value: string | boolean) =>
  typeof value === 'string' ? cleanValue(field, value) : value;

/**
 * The JSON for the form endpoint.
 * @param website Identifies this site to the endpoint.
 * @param consent Added if the visitor subscribes and the site records consents.
 */
export const enquiryPayload = (values: ContactValues, website: string, consent?: Consent) => ({
  ...recordOf(ENQUIRY_PAYLOAD, (name) => cleaned(CONTACT_FIELDS[name], values[name])),
  website,
  ...(values.subscribeNewsletter &&
    consent && { consentVersion: consent.version, consentTime: consent.time }),
});

/** The form-encoded fields for the mailing list, by the list's names. */
export type ListPayload = Readonly<Record<string, string>>;

function listPayload<Name extends string>(
  fields: Readonly<Record<Name, FieldDefinition>>,
  values: Readonly<Record<Name, string | boolean>>,
  consent?: Consent,
): ListPayload {
  const payload: Record<string, string> = {};
  for (const name of keysOf(fields)) {
    const { listName } = fields[name];
    if (listName)
      payload[listName] = `${payload[listName] ?? ''}${cleaned(fields[name], values[name])}`;
  }
  // A list's field names have at most ten characters.
  return consent ? { ...payload, CONSENTVER: consent.version, CONSENTAT: consent.time } : payload;
}

export const newsletterPayload = (values: NewsletterValues, consent?: Consent): ListPayload =>
  listPayload(NEWSLETTER_FIELDS, values, consent);

/**
 * The sign-up payload of the fact-sheet form: the fields with a `listName`, and whether the visitor agrees.
 * @param consentField The list's field for the consent to the newsletter.
 */
export const factSheetListPayload = (
  values: ContactValues,
  consentField: string,
  consent?: Consent,
): ListPayload => ({
  ...listPayload(CONTACT_FIELDS, values, consent),
  [consentField]: values.subscribeNewsletter ? 'Yes' : 'No',
});

/** The fields of the form that /api/fact-sheet needs for the email. */
export const FACT_SHEET_FIELDS = [
  'firstName',
  'lastName',
  'businessMail',
] as const satisfies readonly ContactField[];

/** The JSON that the fact-sheet form posts to /api/fact-sheet. */
export type FactSheetRequestBody = Pick<ContactValues, (typeof FACT_SHEET_FIELDS)[number]> & {
  factSheet: string;
};

/** The JSON for /api/fact-sheet. */
export const factSheetPayload = (
  values: ContactValues,
  factSheet: string,
): FactSheetRequestBody => ({
  ...recordOf(FACT_SHEET_FIELDS, (name) => cleanValue(CONTACT_FIELDS[name], values[name])),
  factSheet,
});

/** The JSON response of /api/fact-sheet, with the HTTP status of each value. */
export type FactSheetAnswerBody = {
  status:
    | 'accepted' // 202
    | 'malformed' // 400: no JSON object in the body
    | 'invalid' // 400: `fields` says which
    | 'forbidden' // 403: from another site
    | 'method-not-allowed' // 405
    | 'too-large' // 413
    | 'unsupported-media-type' // 415
    | 'too-many-requests' // 429
    | 'failed'; // 502
  fields?: Errors<keyof FactSheetRequestBody>;
};

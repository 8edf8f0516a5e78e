import {
  CONTACT_FIELDS,
  ENQUIRY_PAYLOAD,
  NEWSLETTER_FIELDS,
  type ContactField,
  type EnquiryValues,
  type FieldDefinition,
  type NewsletterValues,
} from './fields';
import { keysOf, recordOf } from './records';
import type { Errors } from './validate';

/**
 * The JSON for the form endpoint.
 * @param website Identifies this site to the endpoint.
 */
export const enquiryPayload = (values: EnquiryValues, website: string) => ({
  ...recordOf(ENQUIRY_PAYLOAD, (name) => values[name]),
  website,
});

/** The form-encoded fields for the mailing list, by the list's names. */
export type ListPayload = Readonly<Record<string, string>>;

function listPayload<Name extends string>(
  fields: Readonly<Record<Name, FieldDefinition>>,
  values: Readonly<Record<Name, unknown>>,
): ListPayload {
  const payload: Record<string, string> = {};
  for (const name of keysOf(fields)) {
    const { listName } = fields[name];
    if (listName) payload[listName] = `${payload[listName] ?? ''}${values[name]}`;
  }
  return payload;
}

/** The payload of the newsletter form. */
export const newsletterPayload = (values: NewsletterValues): ListPayload =>
  listPayload(NEWSLETTER_FIELDS, values);

/**
 * The sign-up payload of the fact-sheet form: the fields with a `listName`, and the consent.
 * @param consentField The list's field for the consent to the newsletter.
 */
export const factSheetListPayload = (values: EnquiryValues, consentField: string): ListPayload => ({
  ...listPayload(CONTACT_FIELDS, values),
  [consentField]: values.subscribeNewsletter ? 'Yes' : 'No',
});

/** The fields of the form that /api/fact-sheet needs for the e-mail. */
export const FACT_SHEET_FIELDS = [
  'firstName',
  'lastName',
  'businessMail',
] as const satisfies readonly ContactField[];

/** The JSON that the fact-sheet form posts to /api/fact-sheet. */
export type FactSheetRequestBody = Pick<EnquiryValues, (typeof FACT_SHEET_FIELDS)[number]> & {
  /** The slug of the fact sheet. */
  factSheet: string;
  /** The honeypot. */
  companyFax: string;
};

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

import {
  CONTACT_FIELDS,
  ENQUIRY_PAYLOAD,
  NEWSLETTER_FIELDS,
  type EnquiryValues,
  type FieldDefinition,
  type NewsletterValues,
} from './fields';
import { keysOf, recordOf } from './records';
import type { Errors } from './validate';

/**
 * What the form endpoint gets, as JSON.
 * @param website The fixed marker by which the endpoint tells this site from others.
 */
export const enquiryPayload = (values: EnquiryValues, website: string) => ({
  ...recordOf(ENQUIRY_PAYLOAD, (name) => values[name]),
  website,
});

/** What the mailing list gets, form-encoded: texts by the list's own names. */
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

/** The sign-up from the newsletter form. */
export const newsletterPayload = (values: NewsletterValues): ListPayload =>
  listPayload(NEWSLETTER_FIELDS, values);

/**
 * The sign-up from the fact-sheet form: only fields that have a name at the list, and the consent.
 * @param consentField The list's name for the consent to the newsletter.
 */
export const factSheetListPayload = (values: EnquiryValues, consentField: string): ListPayload => ({
  ...listPayload(CONTACT_FIELDS, values),
  [consentField]: values.subscribeNewsletter ? 'Yes' : 'No',
});

/** What the fact-sheet form posts to /api/fact-sheet, as JSON. */
export type FactSheetRequestBody = EnquiryValues & {
  /** The slug of the fact sheet, from its file's name. */
  factSheet: string;
  /** The honeypot: a field that people can't see and leave empty. */
  companyFax: string;
};

/** The JSON that /api/fact-sheet answers with; the HTTP status beside each word. */
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

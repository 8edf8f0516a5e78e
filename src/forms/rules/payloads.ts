import { cleanValue, CONTACT_FIELDS, type ContactField, type ContactValues } from './fields';
import { recordOf } from './records';
import type { Errors } from './validate';

/** The function's path, which Gatsby takes from the name of src/api/fact-sheet.ts. */
export const FACT_SHEET_PATH = '/api/fact-sheet';

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

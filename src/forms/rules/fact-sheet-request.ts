import type { EnquiryValues } from './values';

/** What the fact-sheet form posts to /api/fact-sheet, as JSON. */
export type FactSheetRequestBody = EnquiryValues & {
  /** The slug of the fact sheet, from its file's name. */
  factSheet: string;
  /** The trap: a field that people can't see and must leave empty. */
  companyFax: string;
};

/** The fields of that request which can be answered as wrong. */
export type FactSheetFieldErrors = Partial<Record<keyof FactSheetRequestBody, string>>;

/** The JSON that /api/fact-sheet answers with; the HTTP status beside each word. */
export type FactSheetAnswerBody = {
  status:
    | 'accepted' // 202
    | 'malformed' // 400: no JSON object in the body
    | 'invalid' // 400: `fields` tells which
    | 'forbidden' // 403: from another site
    | 'method-not-allowed' // 405
    | 'too-large' // 413
    | 'unsupported-media-type' // 415
    | 'too-many-requests' // 429
    | 'failed'; // 502
  fields?: FactSheetFieldErrors;
};

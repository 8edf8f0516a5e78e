import { FORM_ERROR } from 'final-form';
import {
  FACT_SHEET_FIELDS,
  factSheetListPayload,
  factSheetPayload,
  isRecord,
  type ContactValues,
} from './rules';
import {
  consentNow,
  post,
  reportAnswer,
  reportFailure,
  subscribe,
  TOO_MANY_REQUESTS,
  type Refusal,
} from './submit';

/** The field errors in a response of /api/fact-sheet. It may be a proxy's response instead. */
async function fieldErrors(response: Response): Promise<Refusal | undefined> {
  const answer: unknown = await response.json().catch(() => undefined);
  const fields = isRecord(answer) && answer.fields;
  return isRecord(fields) && FACT_SHEET_FIELDS.some((name) => name in fields) ? fields : undefined;
}

/**
 * Requests a fact sheet and, if the visitor agreed, signs up to the newsletter. A failed sign-up is only logged.
 *
 * @param factSheet The slug of the fact sheet.
 * @param consentVersion The version of the words that a subscriber agrees to, if the site records it.
 * @returns a refusal, which is logged, that the visitor can do something about: of fields, or because of a limit
 * @throws If the function does not accept the request in time. Only 202 is a success: any other 2xx is not the
 * function's.
 */
export async function sendFactSheetRequest(
  values: ContactValues,
  factSheet: string,
  consentVersion: string | null = null,
): Promise<Refusal | undefined> {
  if (values.subscribeNewsletter) {
    const consentField = process.env.GATSBY_LIST_CONSENT_FIELD?.trim() || 'MERGE7';
    const payload = factSheetListPayload(values, consentField, consentNow(consentVersion));
    subscribe(payload).catch((reason: unknown) => reportFailure('mailing list', reason));
  }
  const response = await post('/api/fact-sheet', factSheetPayload(values, factSheet));
  reportAnswer('fact-sheet', response);
  const { status } = response;
  if (status === 202) return undefined;
  const failure = new Error(`HTTP ${status}`);
  const refusal =
    status === 429 ? { [FORM_ERROR]: TOO_MANY_REQUESTS } : await fieldErrors(response);
  if (!refusal) throw failure;
  reportFailure('fact-sheet', failure);
  return refusal;
}

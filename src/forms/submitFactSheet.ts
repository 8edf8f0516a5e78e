import { FORM_ERROR } from 'final-form';
import { post, reportAnswer, reportFailure } from './http';
import { subscribe } from './providers/list';
import {
  cleanValues,
  CONTACT_FIELDS,
  FACT_SHEET_FIELDS,
  FACT_SHEET_PATH,
  factSheetPayload,
  isRecord,
  type ContactValues,
} from './rules';
import { consentNow, timeout, TOO_MANY_REQUESTS, type Refusal } from './submit';

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
    const contact = cleanValues(CONTACT_FIELDS, values);
    const subscriber = {
      email: contact.businessMail,
      contact,
      consent: consentNow(consentVersion),
    };
    subscribe(subscriber, timeout()).catch((reason: unknown) =>
      reportFailure('mailing list', reason),
    );
  }
  const endpoint = process.env.GATSBY_FACT_SHEET_ENDPOINT?.trim() || FACT_SHEET_PATH;
  const response = await post(endpoint, factSheetPayload(values, factSheet), timeout());
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

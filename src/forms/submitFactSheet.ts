import { post, reportAnswer, reportFailure } from './http';
import { subscribe } from './providers/list';
import {
  cleanValues,
  CONTACT_FIELDS,
  FACT_SHEET_PATH,
  factSheetPayload,
  type ContactValues,
} from './rules';
import { consentNow, timeout } from './submit';

/**
 * Requests a fact sheet and, if the visitor agreed, signs up to the newsletter. A failed sign-up is only logged.
 *
 * @param factSheet The slug of the fact sheet.
 * @param consentVersion The version of the words that a subscriber agrees to, if the site records it.
 * @throws If the function does not accept the request in time. Only 202 is a success: any other 2xx is not the
 * function's.
 */
export async function sendFactSheetRequest(
  values: ContactValues,
  factSheet: string,
  consentVersion: string | null = null,
): Promise<void> {
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
  if (response.status !== 202) throw new Error(`HTTP ${response.status}`);
}

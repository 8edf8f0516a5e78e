import {
  enquiryPayload,
  FACT_SHEET_FIELDS,
  factSheetListPayload,
  newsletterPayload,
  recordOf,
  TIMEOUTS,
  type Consent,
  type EnquiryValues,
  type FactSheetRequestBody,
  type ListPayload,
  type NewsletterValues,
} from './rules';

const consentNow = (version: string): Consent => ({ version, time: new Date().toISOString() });

const timeout = () => AbortSignal.timeout(TIMEOUTS.submit);

/** Logs a failed call, without any value that the visitor typed. */
export function reportFailure(call: string, reason: unknown): void {
  const cause = reason instanceof Error ? `${reason.name}: ${reason.message}` : 'unknown';
  console.error(`The ${call} call failed: ${cause}`);
}

/** Logs the answer of a call as far as a page can read it: not one without CORS headers. */
function reportAnswer(call: string, { type, status }: Response): void {
  const answer = type === 'opaque' ? 'unreadable' : `HTTP ${status}`;
  console.info(`The ${call} call was answered: ${answer}`);
}

function requireEndpoint(url: string | undefined, name: string): string {
  if (!url) throw new Error(`${name} is not configured`);
  return url;
}

/**
 * Posts JSON. Any 2xx status is a success; the response body is not read.
 * @throws On any other status, on a network failure and when the signal aborts.
 */
export async function postJson(url: string, body: object, signal = timeout()): Promise<Response> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    signal,
  });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return response;
}

/**
 * Posts a sign-up to the mailing list. Its responses have no CORS headers, so any response counts as a success.
 * @throws On a network failure and when the signal aborts.
 */
export async function subscribe(payload: ListPayload, signal = timeout()): Promise<void> {
  const endpoint = requireEndpoint(process.env.GATSBY_LIST_ENDPOINT, 'GATSBY_LIST_ENDPOINT');
  const response = await fetch(endpoint, {
    method: 'POST',
    mode: 'no-cors',
    body: new URLSearchParams(payload),
    keepalive: true,
    signal,
  });
  reportAnswer('mailing list', response);
}

/**
 * Sends an enquiry to the form endpoint.
 * @param website Identifies this site to the endpoint.
 * @param consentVersion The version of the words that a subscriber agrees to.
 * @throws If the endpoint does not accept it in time.
 */
export async function sendEnquiry(
  values: EnquiryValues,
  website: string,
  consentVersion: string,
): Promise<void> {
  const endpoint = requireEndpoint(process.env.GATSBY_FORM_ENDPOINT, 'GATSBY_FORM_ENDPOINT');
  await postJson(endpoint, enquiryPayload(values, website, consentNow(consentVersion)));
}

/**
 * Signs up to the newsletter.
 * @param consentVersion The version of the words that a subscriber agrees to.
 * @throws If the list cannot be reached in time.
 */
export const sendNewsletterSignUp = (
  values: NewsletterValues,
  consentVersion: string,
): Promise<void> => subscribe(newsletterPayload(values, consentNow(consentVersion)));

/**
 * Requests a fact sheet and, if the visitor agreed, signs up to the newsletter. A failed sign-up is only logged.
 *
 * @param factSheet The slug of the fact sheet.
 * @param consentVersion The version of the words that a subscriber agrees to.
 * @throws If the function does not accept the request in time.
 */
export async function sendFactSheetRequest(
  values: EnquiryValues,
  factSheet: string,
  consentVersion: string,
): Promise<void> {
  if (values.subscribeNewsletter) {
    const consentField = process.env.GATSBY_LIST_CONSENT_FIELD || 'MERGE7';
    const payload = factSheetListPayload(values, consentField, consentNow(consentVersion));
    subscribe(payload).catch((reason: unknown) => reportFailure('mailing list', reason));
  }
  const body: FactSheetRequestBody = {
    ...recordOf(FACT_SHEET_FIELDS, (name) => values[name]),
    factSheet,
  };
  reportAnswer('fact-sheet', await postJson('/api/fact-sheet', body));
}

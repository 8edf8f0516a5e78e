import {
  enquiryPayload,
  factSheetListPayload,
  newsletterPayload,
  TIMEOUTS,
  type EnquiryValues,
  type FactSheetRequestBody,
  type ListPayload,
  type NewsletterValues,
} from './rules';

const timeLimit = () => AbortSignal.timeout(TIMEOUTS.submit);

/** Logs a failed call in one line that holds nothing the visitor typed. */
export function reportFailure(call: string, reason: unknown): void {
  const cause = reason instanceof Error ? `${reason.name}: ${reason.message}` : 'unknown';
  console.error(`The ${call} call failed: ${cause}`);
}

function configured(address: string | undefined, name: string): string {
  if (!address) throw new Error(`${name} is not configured`);
  return address;
}

/**
 * Posts JSON. Any 2xx status is a success; the body of the answer isn't read.
 * @throws On any other status, on a network failure and when the signal aborts.
 */
export async function postJson(address: string, body: object, signal = timeLimit()): Promise<void> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    signal,
  });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
}

/**
 * Posts a sign-up to the mailing list. The list answers without CORS headers, so any answer counts as
 * accepted. The call outlives the page.
 * @throws On a network failure and when the signal aborts.
 */
export async function subscribe(payload: ListPayload, signal = timeLimit()): Promise<void> {
  const endpoint = configured(process.env.GATSBY_LIST_ENDPOINT, 'GATSBY_LIST_ENDPOINT');
  await fetch(endpoint, {
    method: 'POST',
    mode: 'no-cors',
    body: new URLSearchParams(payload),
    keepalive: true,
    signal,
  });
}

/**
 * Sends an enquiry to the form endpoint.
 * @param website The fixed marker by which the endpoint tells this site from others.
 * @throws If the endpoint doesn't accept it in time.
 */
export async function sendEnquiry(values: EnquiryValues, website: string): Promise<void> {
  const endpoint = configured(process.env.GATSBY_FORM_ENDPOINT, 'GATSBY_FORM_ENDPOINT');
  await postJson(endpoint, enquiryPayload(values, website));
}

/**
 * Signs up to the newsletter.
 * @throws If the list can't be reached in time.
 */
export const sendNewsletterSignUp = (values: NewsletterValues): Promise<void> =>
  subscribe(newsletterPayload(values));

/**
 * Requests a fact sheet: the email from the site's function and, where the box is ticked, the sign-up. The two
 * run side by side, so that a failed sign-up, which is only logged, doesn't cost the visitor the email.
 * @throws If the function doesn't accept the request in time.
 */
export async function sendFactSheetRequest(body: FactSheetRequestBody): Promise<void> {
  if (body.subscribeNewsletter) {
    const consentField = process.env.GATSBY_LIST_CONSENT_FIELD || 'MERGE7';
    subscribe(factSheetListPayload(body, consentField)).catch((reason: unknown) =>
      reportFailure('mailing list', reason),
    );
  }
  await postJson('/api/fact-sheet', body);
}

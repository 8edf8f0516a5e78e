import { FORM_ERROR } from 'final-form';
import {
  enquiryPayload,
  FACT_SHEET_FIELDS,
  factSheetListPayload,
  factSheetPayload,
  isRecord,
  newsletterPayload,
  TIMEOUTS,
  type Consent,
  type EnquiryValues,
  type ListPayload,
  type NewsletterValues,
} from './rules';

const consentNow = (version: string): Consent => ({ version, time: new Date().toISOString() });

const timeout = () => AbortSignal.timeout(TIMEOUTS.submit);

/** The error of a form that the function has refused because of its limits. */
export const TOO_MANY_REQUESTS = 'too-many-requests';

/** What a submit handler of react-final-form returns: the errors of fields, or one of the form. */
export type Refusal = Readonly<Record<string, unknown>>;

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

const post = (url: string, body: object, signal = timeout()): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    signal,
  });

/**
 * Posts JSON. Any 2xx status is a success; the response body is not read.
 * @throws On any other status, on a network failure and when the signal aborts.
 */
export async function postJson(...request: Parameters<typeof post>): Promise<Response> {
  const response = await post(...request);
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

/** The errors of the fields that an answer of /api/fact-sheet names, which may be a proxy's answer instead. */
async function fieldErrors(response: Response): Promise<Refusal | undefined> {
  const answer: unknown = await response.json().catch(() => undefined);
  const fields = isRecord(answer) && answer.fields;
  return isRecord(fields) && FACT_SHEET_FIELDS.some((name) => name in fields) ? fields : undefined;
}

/**
 * Requests a fact sheet and, if the visitor agreed, signs up to the newsletter. A failed sign-up is only logged.
 *
 * @param factSheet The slug of the fact sheet.
 * @param consentVersion The version of the words that a subscriber agrees to.
 * @returns a refusal that the visitor can do something about: of fields, or because of a limit
 * @throws If the function does not accept the request in time. Only 202 is a success: any other answer is not the function's.
 */
export async function sendFactSheetRequest(
  values: EnquiryValues,
  factSheet: string,
  consentVersion: string,
): Promise<Refusal | undefined> {
  if (values.subscribeNewsletter) {
    const consentField = process.env.GATSBY_LIST_CONSENT_FIELD || 'MERGE7';
    const payload = factSheetListPayload(values, consentField, consentNow(consentVersion));
    subscribe(payload).catch((reason: unknown) => reportFailure('mailing list', reason));
  }
  const response = await post('/api/fact-sheet', factSheetPayload(values, factSheet));
  reportAnswer('fact-sheet', response);
  const { status } = response;
  if (status === 202) return undefined;
  if (status === 429) return { [FORM_ERROR]: TOO_MANY_REQUESTS };
  const errors = await fieldErrors(response);
  if (!errors) throw new Error(`HTTP ${status}`);
  return errors;
}

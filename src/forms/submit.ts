import {
  enquiryPayload,
  newsletterPayload,
  TIMEOUTS,
  type Consent,
  type ContactValues,
  type ListPayload,
  type NewsletterValues,
} from './rules';

/** The consent given by sending now, if the site records it. */
export const consentNow = (version: string | null): Consent | undefined =>
  version ? { version, time: new Date().toISOString() } : undefined;

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

/** Logs the response of a call as far as a page can read it, which needs CORS headers. */
export function reportAnswer(call: string, { type, status }: Response): void {
  const answer = type === 'opaque' ? 'unreadable' : `HTTP ${status}`;
  console.info(`The ${call} call got the response: ${answer}`);
}

function requireEndpoint(url: string | undefined, name: string): string {
  if (!url) throw new Error(`${name} is not configured`);
  return url;
}

/** Characters of a body that outlives its page. Browsers refuse more than 64 KiB. */
const keptAlive = 16_000;

/**
 * Posts JSON and resolves with any response. The request goes on if the visitor closes the page.
 * @throws On a network failure and when the signal aborts.
 */
export function post(url: string, data: object, signal = timeout()): Promise<Response> {
  const body = JSON.stringify(data);
  return fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body,
    keepalive: body.length < keptAlive,
    signal,
  });
}

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
 * @param consentVersion The version of the words that a subscriber agrees to, if the site records it.
 * @throws If the endpoint does not accept it in time.
 */
export async function sendEnquiry(
  values: ContactValues,
  website: string,
  consentVersion: string | null,
): Promise<void> {
  const endpoint = requireEndpoint(process.env.GATSBY_FORM_ENDPOINT, 'GATSBY_FORM_ENDPOINT');
  await postJson(endpoint, enquiryPayload(values, website, consentNow(consentVersion)));
}

/**
 * Signs up to the newsletter.
 * @param consentVersion The version of the words that a subscriber agrees to, if the site records it.
 * @throws If the list cannot be reached in time.
 */
export const sendNewsletterSignUp = (
  values: NewsletterValues,
  consentVersion: string | null,
): Promise<void> => subscribe(newsletterPayload(values, consentNow(consentVersion)));

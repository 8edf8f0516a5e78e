import { postEnquiry } from './providers/enquiry';
import { subscribe } from './providers/list';
import {
  cleanValues,
  CONTACT_FIELDS,
  NEWSLETTER_FIELDS,
  TIMEOUTS,
  type Consent,
  type ContactValues,
  type NewsletterValues,
} from './rules';

/** The consent given by sending now, if the site records it. */
export const consentNow = (version: string | null): Consent | undefined =>
  version ? { version, time: new Date().toISOString() } : undefined;

/** Aborts a call that takes too long. */
export const timeout = () => AbortSignal.timeout(TIMEOUTS.submit);

/**
 * Sends an enquiry.
 * @param website Identifies this site to the provider.
 * @param consentVersion The version of the words that a subscriber agrees to, if the site records it.
 * @throws If the provider does not accept it in time.
 */
export async function sendEnquiry(
  values: ContactValues,
  website: string,
  consentVersion: string | null,
): Promise<void> {
  const consent = values.subscribeNewsletter ? consentNow(consentVersion) : undefined;
  await postEnquiry({ ...cleanValues(CONTACT_FIELDS, values), website, consent }, timeout());
}

/**
 * Signs up to the newsletter.
 * @param consentVersion The version of the words that a subscriber agrees to, if the site records it.
 * @throws If the list cannot be reached in time.
 */
export async function sendNewsletterSignUp(
  values: NewsletterValues,
  consentVersion: string | null,
): Promise<void> {
  const { mail } = cleanValues(NEWSLETTER_FIELDS, values);
  await subscribe({ email: mail, consent: consentNow(consentVersion) }, timeout());
}

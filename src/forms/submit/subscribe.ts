import type { EnquiryValues, NewsletterValues } from '../rules';
import { configured } from './post';

/** The fields of a sign-up, by the names of the mailing list. */
export type ListFields = Readonly<Record<string, string>>;

/** The list's field for the consent to the newsletter (design.md, decision 12). */
const consentField = () => process.env.GATSBY_LIST_CONSENT_FIELD || 'MERGE7';

/** What the list gets from the newsletter form (specification section 7, call 2). */
export const newsletterFields = ({ mail }: NewsletterValues): ListFields => ({ EMAIL: mail });

/**
 * What the list gets from the fact-sheet form: neither the company's strength nor the message
 * (specification section 7, call 3).
 */
export const factSheetFields = (values: EnquiryValues): ListFields => ({
  FNAME: values.firstName,
  LNAME: values.lastName,
  EMAIL: values.businessMail,
  COMPANY: values.companyName,
  COUNTRY: values.country,
  PHONE: `${values.callingCode}${values.mobileNo}`,
  [consentField()]: values.subscribeNewsletter ? 'Yes' : 'No',
});

/**
 * Signs up to the mailing list. The list answers without CORS headers, so that any answer counts as
 * accepted (design.md, decision 12); the call outlives the page.
 * @throws On a network failure and when the signal ends the call.
 */
export async function subscribe(fields: ListFields, signal: AbortSignal): Promise<void> {
  const endpoint = configured(process.env.GATSBY_LIST_ENDPOINT, 'GATSBY_LIST_ENDPOINT');
  await fetch(endpoint, {
    method: 'POST',
    mode: 'no-cors',
    body: new URLSearchParams(fields),
    keepalive: true,
    signal,
  });
}

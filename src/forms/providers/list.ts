/** The mailing list: Mailchimp's form, which takes form-encoded fields and answers without CORS headers. */
import { canOutlivePage, reportAnswer, requireEndpoint } from '../http';
import { internationalNumber, type Subscribe, type Subscriber } from '../rules';

/**
 * The fields for the list, by its names.
 * @param consentField The list's field for the consent to the newsletter.
 */
export const listPayload = (
  { email, contact, consent }: Subscriber,
  consentField: string,
): Readonly<Record<string, string>> => ({
  ...(contact && { FNAME: contact.firstName, LNAME: contact.lastName }),
  EMAIL: email,
  ...(contact && {
    COMPANY: contact.companyName,
    COUNTRY: contact.country,
    PHONE: internationalNumber(contact.callingCode, contact.mobileNo),
  }),
  // A list's field names have at most ten characters.
  ...(consent && { CONSENTVER: consent.version, CONSENTAT: consent.time }),
  ...(contact && { [consentField]: contact.subscribeNewsletter ? 'Yes' : 'No' }),
});

/** Any response counts as a success, since the page cannot read it. */
export const subscribe: Subscribe = async (subscriber, signal) => {
  const endpoint = requireEndpoint(process.env.GATSBY_LIST_ENDPOINT, 'GATSBY_LIST_ENDPOINT');
  const consentField = process.env.GATSBY_LIST_CONSENT_FIELD?.trim() || 'MERGE7';
  const body = new URLSearchParams(listPayload(subscriber, consentField));
  const response = await fetch(endpoint, {
    method: 'POST',
    mode: 'no-cors',
    body,
    keepalive: canOutlivePage(`${body}`),
    signal,
  });
  reportAnswer('mailing list', response);
};

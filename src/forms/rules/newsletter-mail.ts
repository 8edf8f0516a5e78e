import { LIMITS } from './limits';
import { MESSAGES } from './messages';
import type { NewsletterErrors, NewsletterValues, Rule } from './values';

// The address of the HTML standard (https://html.spec.whatwg.org/#valid-e-mail-address), with a
// domain of two labels or more and no top level of one letter: neither is reachable by mail.
const LOCAL = "[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+";
const LABEL = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
const TOP_LABEL = '[A-Za-z0-9][A-Za-z0-9-]{0,61}[A-Za-z0-9]';
const ADDRESS = new RegExp(`^${LOCAL}@(?:${LABEL}\\.)+${TOP_LABEL}$`);

/** Newsletter e-mail: required, a standard address (specification section 5). */
export const newsletterMailError: Rule = (value = '') => {
  if (value === '') return MESSAGES.required;
  const right = value.length <= LIMITS.addressMax && ADDRESS.test(value);
  return right ? undefined : MESSAGES.invalid;
};

/** The wrong fields of the newsletter form. A missing value counts as empty. */
export function newsletterErrors(values: Partial<NewsletterValues>): NewsletterErrors {
  const mail = newsletterMailError(values.mail);
  return mail === undefined ? {} : { mail };
}

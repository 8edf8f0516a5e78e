import { MESSAGES } from './messages';
import type { Rule } from './values';

// ASCII only: the mail provider refuses other letters, and look-alikes would pass for a known domain.
const LOCAL_PART = /^[A-Za-z0-9._%+-]+$/;
const DOMAIN_PART = /^[A-Za-z0-9._-]+$/;

/**
 * Business e-mail: the eight checks of specification section 5, in their order, each with its own
 * message. On a form the mandatory rule comes first and words the empty field: see `ENQUIRY_RULES`.
 */
export const businessMailError: Rule = (value = '') => {
  if (value === '') return MESSAGES.mailRequired;

  const at = value.indexOf('@');
  if (at === -1 || value.includes('@', at + 1)) return MESSAGES.mailOneAt;
  if (at === 0) return MESSAGES.mailAtFirst;

  const domain = value.slice(at + 1);
  const period = domain.lastIndexOf('.');
  if (period === -1) return MESSAGES.mailDomainPeriod;
  if (domain.length - period - 1 < 2) return MESSAGES.mailDomainEnd;
  if (!LOCAL_PART.test(value.slice(0, at))) return MESSAGES.mailLocalCharacters;
  if (/\s/.test(value)) return MESSAGES.mailSpaces;
  return DOMAIN_PART.test(domain) ? undefined : MESSAGES.mailDomainCharacters;
};

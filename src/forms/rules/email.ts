import { LIMITS } from './limits';
import type { Rule } from './messages';

// ASCII only: the email provider rejects other letters, and homoglyphs could imitate a known domain.
const LOCAL_PART = /^[A-Za-z0-9._%+-]+$/;
const DOMAIN = /^[A-Za-z0-9._-]+$/;
const DOMAIN_LABEL = /^[A-Za-z0-9_](?:[A-Za-z0-9_-]{0,61}[A-Za-z0-9_])?$/;

/** Business email: the prescribed checks in their order, each with its own message, and no other. */
export const businessEmailError: Rule = (value) => {
  if (value === '') return 'emailRequired';

  const at = value.indexOf('@');
  if (at === -1 || value.includes('@', at + 1)) return 'emailOneAt';
  if (at === 0) return 'emailAtFirst';

  const domain = value.slice(at + 1);
  const period = domain.lastIndexOf('.');
  if (period === -1) return 'emailDomainPeriod';
  if (domain.length - period - 1 < 2) return 'emailDomainEnd';
  if (!LOCAL_PART.test(value.slice(0, at))) return 'emailLocalCharacters';
  if (/\s/.test(value)) return 'emailSpaces';
  return DOMAIN.test(domain) ? undefined : 'emailDomainCharacters';
};

/**
 * Extra checks for addresses to which the site sends mail. An address such as victim%bank.example@relay.example asks
 * the receiving server to forward the message; long local parts and empty domain labels are undeliverable (RFC 5321,
 * 4.5.3.1.1; RFC 1035, 2.3.1). The forms' specified rule allows all three.
 */
export const mailableAddressError: Rule = (value) => {
  const [local = '', domain = ''] = value.split('@');
  if (local.includes('%')) return 'emailLocalCharacters';
  const isDeliverable = domain.split('.').every((label) => DOMAIN_LABEL.test(label));
  return isDeliverable && local.length <= LIMITS.localPartMax ? undefined : 'invalid';
};

// A valid email address (https://html.spec.whatwg.org/#valid-e-mail-address) whose domain has at least two labels and
// a top level of at least two characters.
const LOCAL = "[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+";
const LABEL = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
const TOP_LABEL = '[A-Za-z0-9][A-Za-z0-9-]{0,61}[A-Za-z0-9]';
const ADDRESS = new RegExp(`^${LOCAL}@(?:${LABEL}\\.)+${TOP_LABEL}$`);

/** Newsletter email: a valid email address. */
export const newsletterEmailError: Rule = (value) => (ADDRESS.test(value) ? undefined : 'invalid');

import type { Message } from './messages';

// ASCII only: the email provider rejects other letters, and homoglyphs could imitate a known domain.
const LOCAL_PART = /^[A-Za-z0-9._%+-]+$/;
const DOMAIN = /^[A-Za-z0-9._-]+$/;

/** Business email: the prescribed checks in their order, each with its own message, and no other. */
export const businessEmailError = (value: string): Message | undefined => {
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

// A valid email address (https://html.spec.whatwg.org/#valid-e-mail-address) whose domain has at least two labels and
// a top level of at least two characters.
const LOCAL = "[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+";
const LABEL = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
const TOP_LABEL = '[A-Za-z0-9][A-Za-z0-9-]{0,61}[A-Za-z0-9]';
const ADDRESS = new RegExp(`^${LOCAL}@(?:${LABEL}\\.)+${TOP_LABEL}$`);

/** Newsletter email: a valid email address. */
export const newsletterEmailError = (value: string): Message | undefined =>
  ADDRESS.test(value) ? undefined : 'invalid';

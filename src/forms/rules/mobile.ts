import { LIMITS } from './limits';
import type { Rule } from './messages';

const TEN_DIGITS = new RegExp(`^[0-9]{${LIMITS.mobileDigits}}$`);

// In Unicode, the decimal digits of each script are ten consecutive code points that start with zero.
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let start = code;
  while (/^\p{Nd}$/u.test(String.fromCodePoint(start - 1))) start -= 1;
  return String((code - start) % 10);
}

/** The first ten decimal digits of a text. Digits of other scripts and full-width digits become ASCII digits. */
export function mobileDigits(value: string): string {
  const digits: string[] = [];
  for (const [digit] of value.slice(0, LIMITS.mobilePasteMax).matchAll(/\p{Nd}/gu)) {
    digits.push(asciiDigit(digit));
    if (digits.length === LIMITS.mobileDigits) break;
  }
  return digits.join('');
}

/** Mobile number: exactly ten ASCII digits. */
export const mobileNoError: Rule = (value) => (TEN_DIGITS.test(value) ? undefined : 'mobileNo');

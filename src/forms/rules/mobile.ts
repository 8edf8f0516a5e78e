import { LIMITS } from './limits';
import { MESSAGES, type Rule } from './messages';

const TEN_DIGITS = new RegExp(`^[0-9]{${LIMITS.mobileDigits}}$`);

// Unicode lays the decimal digits of a script out in ascending runs of ten that begin at zero.
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let start = code;
  while (/^\p{Nd}$/u.test(String.fromCodePoint(start - 1))) start -= 1;
  return String((code - start) % 10);
}

/**
 * What the mobile field keeps of a typed, pasted or autofilled value: its decimal digits, ten at most. Digits
 * of other scripts and full-width digits become ASCII digits.
 */
export function mobileDigits(value: string): string {
  const digits: string[] = [];
  for (const [digit] of value.slice(0, LIMITS.mobilePasteMax).matchAll(/\p{Nd}/gu)) {
    digits.push(asciiDigit(digit));
    if (digits.length === LIMITS.mobileDigits) break;
  }
  return digits.join('');
}

/** Mobile number: exactly ten ASCII digits. An empty one gets the same message. */
export const mobileNoError: Rule = (value) =>
  TEN_DIGITS.test(value) ? undefined : MESSAGES.mobileNo;

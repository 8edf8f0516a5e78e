import { LIMITS } from './limits';
import { MESSAGES } from './messages';
import type { Rule } from './values';

const TEN_DIGITS = new RegExp(`^[0-9]{${LIMITS.mobileDigits}}$`);

// Unicode lays the decimal digits of a script out in ascending runs of ten that begin at zero.
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let start = code;
  while (/^\p{Nd}$/u.test(String.fromCodePoint(start - 1))) start -= 1;
  return String((code - start) % 10);
}

/**
 * What the mobile field keeps of a typed, pasted or filled-in value: its decimal digits, those of
 * other scripts and full-width ones as ASCII, ten at most (specification section 5, mobileNo input).
 */
export function mobileDigits(value: string): string {
  const digits: string[] = [];
  for (const [digit] of value.slice(0, LIMITS.mobilePasteMax).matchAll(/\p{Nd}/gu)) {
    digits.push(asciiDigit(digit));
    if (digits.length === LIMITS.mobileDigits) break;
  }
  return digits.join('');
}

/** Mobile number: required, exactly ten ASCII digits (specification section 5). */
export const mobileNoError: Rule = (value = '') =>
  TEN_DIGITS.test(value) ? undefined : MESSAGES.mobileNo;

import { LIMITS } from './limits';
import type { FormSettings, Rule } from './messages';

// In Unicode, the decimal digits of each script are ten consecutive code points that start with zero.
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let start = code;
  while (/^\p{Nd}$/u.test(String.fromCodePoint(start - 1))) start -= 1;
  return String((code - start) % 10);
}

/** The decimal digits of a text. Digits of other scripts and full-width digits become ASCII digits. */
export const digitsOf = (text: string): string =>
  (text.slice(0, LIMITS.mobilePasteMax).match(/\p{Nd}/gu) ?? []).map(asciiDigit).join('');

// The country codes of E.164, none of which begins another: https://www.itu.int/pub/T-SP-E.164D
const COUNTRY_CODE = /^(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|[2-9]\d\d)/;

/** Whether a text starts with a country code's + or 00. */
export const isInternational = (text: string): boolean =>
  /^\P{Nd}*(?:[+\uff0b]|[0\uff10]{2})/u.test(text);

// In Italy, San Marino and the Vatican, Benin, Gabon, the Congo and Côte d’Ivoire, a 0 is part of the number.
const KEEPS_ZERO = /^(?:\+(?:39|378|379|229|241|242|225))?$/;

/** A number as it is dialled from other countries: without the 0 that is only dialled within its own. */
export const internationalNumber = (callingCode: string, mobileNo: string): string =>
  callingCode + (KEEPS_ZERO.test(callingCode) ? mobileNo : mobileNo.replace(/^0/, ''));

const hasLength = ({ length }: string, { min, max }: FormSettings['mobileDigits']): boolean =>
  length >= min && length <= max;

/**
 * The digits that a complete number means, or undefined if that is not certain. Removes the country code, and the leading
 * 0 of national numbers.
 *
 * @param countryCode The digits of the selected country's code, empty if none is selected
 * @param lengths The allowed numbers of digits
 * @returns the digits, and the removed code
 */
export function nationalNumber(
  text: string,
  countryCode: string,
  lengths: FormSettings['mobileDigits'],
): { digits: string; code: string } | undefined {
  const all = digitsOf(text);
  const international = isInternational(text);
  if (!international && hasLength(all, lengths)) return { digits: all, code: '' };

  const number = international ? all.replace(/^00/, '') : all;
  const expected = countryCode || (international && COUNTRY_CODE.exec(number)?.[0]) || '';
  const code = number.startsWith(expected) ? expected : '';
  if (international && code === '') return undefined;
  const whole = number.slice(code.length);
  const digits = whole.replace(/^0/, '');
  // It may be part of the number.
  const isZeroUncertain = digits !== whole && hasLength(whole, lengths) && !text.includes('(0)');
  return hasLength(digits, lengths) && !isZeroUncertain ? { digits, code } : undefined;
}

/** Mobile number: ASCII digits, as many as the settings allow. */
export const mobileNoError: Rule = (value, { mobileDigits }) =>
  /^[0-9]+$/.test(value) && hasLength(value, mobileDigits) ? undefined : 'mobileNo';

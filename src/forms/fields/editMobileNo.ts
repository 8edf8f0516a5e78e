import { LIMITS, mobileDigits } from '../rules';

interface MobileEdit {
  value: string;
  caret: number;
}

const digitsOf = (text: string) =>
  [...text.slice(0, LIMITS.mobilePasteMax)].map(mobileDigits).join('');

/** Whether a text starts with a country or trunk code. */
const hasPrefix = (text: string) => /^[\s(]*[+0]/.test(text);

/**
 * The value of the mobile field after typing, paste, drop or autofill: ten digits at most. Inserted digits that do not
 * fit are dropped, as with `maxlength`. Of a complete number such as +44 7400 123456 the last ten digits are kept.
 * @param previous The value before the edit.
 * @param raw The text in the input.
 * @param caret The end of the inserted text.
 */
export function editMobileNo(previous: string, raw: string, caret: number): MobileEdit {
  const tail = raw.slice(caret);
  const limit = Math.min(caret, previous.length - tail.length);
  let start = 0;
  while (start < limit && raw[start] === previous[start]) start += 1;

  const before = digitsOf(raw.slice(0, start));
  const after = mobileDigits(tail);
  const inserted = raw.slice(start, caret);
  const digits = digitsOf(inserted);
  const maxLength = Math.max(LIMITS.mobileDigits - before.length - after.length, 0);
  const isCompleteNumber = maxLength === LIMITS.mobileDigits && hasPrefix(inserted);
  const kept = isCompleteNumber ? digits.slice(-maxLength) : digits.slice(0, maxLength);

  const value = mobileDigits(before + kept + after);
  return { value, caret: Math.min((before + kept).length, value.length) };
}

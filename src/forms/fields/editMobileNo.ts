import { LIMITS, mobileDigits } from '../rules';

interface MobileEdit {
  value: string;
  caret: number;
}

const digitsOf = (text: string) =>
  [...text.slice(0, LIMITS.mobilePasteMax)].map(mobileDigits).join('');

/** Whether a pasted text is a whole number with a country or trunk code; its last ten digits are the number. */
const isWholeNumber = (text: string) => /^[\s(]*[+0]/.test(text);

/**
 * The mobile field after an edit: digits only, ten at most, whether typed, pasted, dropped or autofilled.
 * Digits that were there stay; new ones that don't fit are dropped, as with `maxlength`. A whole number such
 * as +44 7400 123456 loses its code, not its end.
 * @param previous The value before the edit.
 * @param raw The text in the control.
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
  const room = Math.max(LIMITS.mobileDigits - before.length - after.length, 0);
  const isWhole = room === LIMITS.mobileDigits && isWholeNumber(inserted);
  const fitting = isWhole ? digits.slice(-room) : digits.slice(0, room);

  const value = mobileDigits(before + fitting + after);
  return { value, caret: Math.min((before + fitting).length, value.length) };
}

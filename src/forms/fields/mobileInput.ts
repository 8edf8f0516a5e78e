import { LIMITS, mobileDigits } from '../rules';

/** The mobile field after an edit: its value, and where the caret belongs in it. */
interface MobileEdit {
  value: string;
  caret: number;
}

const digitsOf = (text: string) =>
  [...text.slice(0, LIMITS.mobilePasteMax)].map(mobileDigits).join('');

/** A number that arrives whole, with its country or trunk code: the last ten digits are the number. */
const isWholeNumber = (text: string) => /^[\s(]*[+0]/.test(text);

/**
 * What the mobile field makes of an edit: digits only, ten at most, however they arrive (specification
 * section 5). Digits that stood there stay; those that don't fit any more are left out, as with the
 * browser's own `maxlength`. A whole number such as +44 7400 123456 loses its codes, not its end.
 * @param previous The value before the edit.
 * @param raw What the control holds now.
 * @param caret The end of what was typed, pasted, dropped or filled in.
 */
export function editMobileNo(previous: string, raw: string, caret: number): MobileEdit {
  const behind = raw.slice(caret);
  const limit = Math.min(caret, previous.length - behind.length);
  let start = 0;
  while (start < limit && raw[start] === previous[start]) start += 1;

  const before = digitsOf(raw.slice(0, start));
  const after = mobileDigits(behind);
  const arrived = raw.slice(start, caret);
  const digits = digitsOf(arrived);
  const room = Math.max(LIMITS.mobileDigits - before.length - after.length, 0);
  const isWhole = room === LIMITS.mobileDigits && isWholeNumber(arrived);
  const fitting = isWhole ? digits.slice(-room) : digits.slice(0, room);

  const value = mobileDigits(before + fitting + after);
  return { value, caret: Math.min((before + fitting).length, value.length) };
}

import { digitsOf, isInternational, nationalNumber, type FormSettings } from '../rules';

/** An edit of the mobile field. */
export interface MobileEdit {
  value: string;
  caret: number;
  /** Digits were refused: one too many was typed, or a pasted text is not certainly a number. */
  isRefused?: boolean;
  /** The digits of the removed country code. */
  code?: string;
}

/**
 * The value of the mobile field after typing, paste, drop or autofill: at most as many digits as are allowed. A typed
 * digit that does not fit is refused. Several digits at once are never cut: they must be a complete number
 * (`nationalNumber`) or a part that fits, or are refused.
 *
 * @param previous The value before the edit.
 * @param raw The text in the input.
 * @param caret The end of the inserted text.
 * @param countryCode The digits of the selected country's code, empty if none is selected.
 * @param lengths The allowed numbers of digits.
 */
export function editMobileNo(
  previous: string,
  raw: string,
  caret: number,
  countryCode: string,
  lengths: FormSettings['mobileDigits'],
): MobileEdit {
  const tail = raw.slice(caret);
  const limit = Math.min(caret, previous.length - tail.length);
  let start = 0;
  while (start < limit && raw[start] === previous[start]) start += 1;

  const before = digitsOf(raw.slice(0, start));
  const inserted = raw.slice(start, caret);
  const arrived = digitsOf(inserted);
  const value = before + arrived + digitsOf(tail);
  const kept = { value: previous, caret: Math.max(previous.length - tail.length, 0) };
  const isTooLong = value.length > lengths.max;

  if (arrived.length > 1) {
    const complete = nationalNumber(raw, countryCode, lengths);
    if (complete)
      return { value: complete.digits, caret: complete.digits.length, code: complete.code };
    const isPart = !isInternational(raw) && !/[+\uff0b]/.test(inserted);
    if (isTooLong || !isPart) return { ...kept, isRefused: true };
  }
  if (arrived !== '' && isTooLong) return { ...kept, isRefused: true };
  return { value, caret: (before + arrived).length };
}

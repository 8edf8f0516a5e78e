import { CONTACT_FIELDS, digitsOf, isInternational, keysOf, LIMITS, nationalNumber } from './rules';
import type { EnquiryValues } from './rules';

/** A number that was typed before hydration. What may be none stays as it is: the field says so. */
function restoreMobileNo(text: string, callingCode: string): string {
  const complete = nationalNumber(text, callingCode.replace('+', ''));
  if (complete && (callingCode || !isInternational(text))) return complete.digits;
  const digits = digitsOf(text);
  return isInternational(text) || digits.length > LIMITS.mobileDigits ? text : digits;
}

/**
 * Merges the values typed before hydration and the draft, without values that no control can hold. A typed country is
 * only text: if it differs from the draft, the country field looks it up by name.
 */
export function restoreContact(
  typed: Partial<EnquiryValues>,
  draft: Partial<EnquiryValues>,
): Partial<EnquiryValues> {
  const values = { ...draft, ...typed };
  for (const name of keysOf(CONTACT_FIELDS)) {
    const { maxLength = Infinity, options } = CONTACT_FIELDS[name];
    const text = String(values[name] ?? '');
    const isPossible = text.length <= maxLength && (options?.includes(text) ?? true);
    if (!isPossible) Object.assign(values, { [name]: '' });
  }
  const isDraftCountry = values.country === draft.country;
  const callingCode = (isDraftCountry && draft.callingCode) || '';
  return {
    ...values,
    country: (isDraftCountry && draft.country) || '',
    callingCode,
    mobileNo: restoreMobileNo(values.mobileNo ?? '', callingCode),
  };
}

import { CONTACT_FIELDS, keysOf, type ContactValues } from './rules';

/**
 * Merges the values typed before hydration and the draft, without values that no control can hold. A typed country that
 * differs from the draft is only text, which the country field looks up by name. The mobile field reads its text
 * itself.
 */
export function restoreContact(
  typed: Partial<ContactValues>,
  draft: Partial<ContactValues>,
): Partial<ContactValues> {
  const values = { ...draft, ...typed };
  for (const name of keysOf(CONTACT_FIELDS)) {
    const { maxLength = Infinity, options } = CONTACT_FIELDS[name];
    const text = String(values[name] ?? '');
    const isPossible = text.length <= maxLength && (options?.includes(text) ?? true);
    if (!isPossible) Object.assign(values, { [name]: '' });
  }
  const isDraftCountry = values.country === draft.country;
  return {
    ...values,
    country: (isDraftCountry && draft.country) || '',
    callingCode: (isDraftCountry && draft.callingCode) || '',
  };
}

import { editMobileNo } from './fields/editMobileNo';
import type { EnquiryValues } from './rules';

/**
 * Merges the values typed before hydration and the draft. A typed country is only text: if it differs from the draft,
 * the country field looks it up by name.
 */
export function restoreContact(
  typed: Partial<EnquiryValues>,
  draft: Partial<EnquiryValues>,
): Partial<EnquiryValues> {
  const values = { ...draft, ...typed };
  const { mobileNo = '' } = values;
  const isDraftCountry = values.country === draft.country;
  return {
    ...values,
    country: (isDraftCountry && draft.country) || '',
    callingCode: (isDraftCountry && draft.callingCode) || '',
    mobileNo: editMobileNo('', mobileNo, mobileNo.length).value,
  };
}

import { editMobileNo } from './fields/editMobileNo';
import type { EnquiryValues } from './rules';

/**
 * Merges what was typed before hydration and the draft. A typed country is only text: unless it is the
 * draft's, it is left to the country field, which finds the country of that name.
 */
export function restoreContact(
  typed: Partial<EnquiryValues>,
  draft: Partial<EnquiryValues>,
): Partial<EnquiryValues> {
  const values = { ...draft, ...typed };
  const { mobileNo = '' } = values;
  const isKeptCountry = values.country === draft.country;
  return {
    ...values,
    country: (isKeptCountry && draft.country) || '',
    callingCode: (isKeptCountry && draft.callingCode) || '',
    mobileNo: editMobileNo('', mobileNo, mobileNo.length).value,
  };
}

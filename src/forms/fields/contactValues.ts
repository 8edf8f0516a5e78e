import { editMobileNo } from './mobileInput';
import type { EnquiryValues } from '../rules';

/** An enquiry or fact-sheet form before anybody has typed into it. */
export const EMPTY_CONTACT: EnquiryValues = {
  firstName: '',
  lastName: '',
  businessMail: '',
  companyName: '',
  companyStrength: '',
  country: '',
  callingCode: '',
  mobileNo: '',
  message: '',
  subscribeNewsletter: false,
};

/**
 * Puts together what stands in the controls of a form and what was kept of it. A country in its field
 * is only a text: unless it is the kept one, the field itself finds the country that it means.
 */
export function restoredContact(
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

import { randomUUID } from 'node:crypto';
import type { EnquiryValues } from '../../../../src/forms/rules';

/** An e-mail address that no other test uses. */
export const freshAddress = () => `anna.${randomUUID().slice(0, 13)}@samplebank.example`;

/** A visitor who fills in every field; the address is nobody else's. */
export const newVisitor = (change: Partial<EnquiryValues> = {}): EnquiryValues => ({
  firstName: 'Zoë',
  lastName: 'van der Berg',
  businessMail: freshAddress(),
  companyName: 'Sample Bank & Sons',
  companyStrength: '251 - 1000',
  country: 'Netherlands',
  callingCode: '+31',
  mobileNo: '0612345678',
  message: 'Two lines,\n“quoted” & <marked up>.',
  subscribeNewsletter: false,
  ...change,
});

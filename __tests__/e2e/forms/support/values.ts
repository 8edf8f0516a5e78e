import { randomUUID } from 'node:crypto';
import type { ContactValues } from '../../../../src/forms/rules';

/** The fields of the enquiry form and the fact-sheet form that hold a text. */
export const textFields = [
  'firstName',
  'lastName',
  'businessMail',
  'companyName',
  'mobileNo',
  'message',
] as const;

/** A visitor with an email address that no other test uses, and values that are easily garbled. */
export const newVisitor = (change: Partial<ContactValues> = {}): ContactValues => ({
  firstName: 'Zoë',
  lastName: 'van der Berg',
  businessMail: `anna.${randomUUID().slice(0, 13)}@samplebank.example`,
  companyName: 'Sample Bank & Sons',
  companyStrength: '251 - 1000',
  country: 'Netherlands',
  callingCode: '+31',
  mobileNo: '0612345678',
  message: 'Two lines,\n“quoted” & <marked up>.',
  subscribeNewsletter: false,
  ...change,
});

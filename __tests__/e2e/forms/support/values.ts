import { randomUUID } from 'node:crypto';
import type { ContactValues } from '../../../../src/forms/rules';
import { contact } from '../../../fixtures/contact';
import { forms } from '../../support/content';

/** The fields of the enquiry form and the fact-sheet form that hold a text. */
export const textFields = [
  'firstName',
  'lastName',
  'businessMail',
  'companyName',
  'mobileNo',
  'message',
] as const;

/** The start of a mobile number, as long as the site allows: ten digits by default. */
export const ofAllowedLength = (digits: string): string =>
  digits.slice(0, forms.settings.mobileDigits.max);

/** A visitor with an email address that no other test uses, and values that are easily garbled. */
export const newVisitor = (change: Partial<ContactValues> = {}): ContactValues => ({
  ...contact,
  firstName: 'Zoë',
  lastName: 'van der Berg',
  businessMail: `anna.${randomUUID().slice(0, 13)}@samplebank.example`,
  companyName: 'Sample Bank & Sons',
  companyStrength: '251 - 1000',
  country: 'Netherlands',
  callingCode: '+31',
  mobileNo: ofAllowedLength('06123456789012'),
  message: 'Two lines,\n“quoted” & <marked up>.',
  ...change,
});

import { businessMailError } from './business-mail';
import { companyNameError, companyStrengthError, countryError } from './company';
import { messageError } from './message';
import { MESSAGES } from './messages';
import { mobileNoError } from './mobile';
import { firstNameError, lastNameError } from './names';
import type { EnquiryValues, FieldErrors, Rule } from './values';

/** The fields that a rule checks; the other two of `EnquiryValues` can't be wrong. */
export type RuledField = Exclude<keyof EnquiryValues, 'callingCode' | 'subscribeNewsletter'>;

/**
 * The rule of each field as the two forms and the function apply it (specification section 5). It
 * differs from the exported function of the same field in one place: an empty business e-mail is
 * worded as any other empty mandatory field.
 */
export const ENQUIRY_RULES: Readonly<Record<RuledField, Rule>> = {
  firstName: firstNameError,
  lastName: lastNameError,
  businessMail: (value = '') => (value === '' ? MESSAGES.required : businessMailError(value)),
  companyName: companyNameError,
  companyStrength: companyStrengthError,
  country: countryError,
  mobileNo: mobileNoError,
  message: messageError,
};

const RULED_FIELDS: readonly RuledField[] = [
  'firstName',
  'lastName',
  'businessMail',
  'companyName',
  'companyStrength',
  'country',
  'mobileNo',
  'message',
];

/** The wrong fields of an enquiry or a fact-sheet request. A missing value counts as empty. */
export function enquiryErrors(values: Partial<EnquiryValues>): FieldErrors {
  const errors: FieldErrors = {};
  for (const field of RULED_FIELDS) {
    const error = ENQUIRY_RULES[field](values[field]);
    if (error !== undefined) errors[field] = error;
  }
  return errors;
}

export { businessMailError } from './business-mail';
export { COMPANY_STRENGTHS, MANDATORY_FIELDS } from './choices';
export { companyNameError, companyStrengthError, countryError } from './company';
export { ENQUIRY_RULES, enquiryErrors } from './enquiry';
export type {
  FactSheetAnswerBody,
  FactSheetFieldErrors,
  FactSheetRequestBody,
} from './fact-sheet-request';
export { LIMITS } from './limits';
export { messageError } from './message';
export { MESSAGES } from './messages';
export { mobileDigits, mobileNoError } from './mobile';
export { firstNameError, lastNameError } from './names';
export { newsletterErrors, newsletterMailError } from './newsletter-mail';
export type { EnquiryValues, NewsletterValues, Rule } from './values';

/** The five company-strength bands, in the order the list shows them (specification section 3). */
export const COMPANY_STRENGTHS = [
  '<=50',
  '51 - 250',
  '251 - 1000',
  '1001 - 5000',
  '>5000',
] as const;

/** The fields that carry an asterisk, in the order of the form (specification section 5). */
export const MANDATORY_FIELDS = [
  'firstName',
  'businessMail',
  'companyName',
  'companyStrength',
  'country',
  'mobileNo',
] as const;

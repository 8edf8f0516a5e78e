/** All validation messages. The wording is prescribed: do not change it. */
export const MESSAGES = {
  required: 'Please fill in all required fields',
  invalid: 'Invalid Data Entered',
  mobileNo: 'Invalid mobile number',
  emailRequired: 'Email address is required',
  emailOneAt: "Email must contain one '@' symbol",
  emailAtFirst:
    "The '@' symbol cannot be the first character and must have at least one character before it",
  emailDomainPeriod: "The domain part must contain at least one period ('.')",
  emailDomainEnd: 'The domain part must end with at least two characters after the last period',
  emailLocalCharacters: "The invalid characters used. Only '.', '-', and '_' are allowed",
  emailSpaces: 'The email should not contain spaces',
  emailDomainCharacters:
    "The domain part contains invalid characters. Only '.', '-', and '_' are allowed",
} as const;

/** Returns the message to show, or undefined for a valid value. */
export type Rule = (value: string) => string | undefined;

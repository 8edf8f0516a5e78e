/** Every validation text, to the letter of specification section 5. */
export const MESSAGES = {
  required: 'Please fill in all required fields',
  invalid: 'Invalid Data Entered',
  mobileNo: 'Invalid mobile number',
  mailRequired: 'Email address is required',
  mailOneAt: "Email must contain one '@' symbol",
  mailAtFirst:
    "The '@' symbol cannot be the first character and must have at least one character before it",
  mailDomainPeriod: "The domain part must contain at least one period ('.')",
  mailDomainEnd: 'The domain part must end with at least two characters after the last period',
  mailLocalCharacters: "The invalid characters used. Only '.', '-', and '_' are allowed",
  mailSpaces: 'The email should not contain spaces',
  mailDomainCharacters:
    "The domain part contains invalid characters. Only '.', '-', and '_' are allowed",
} as const;

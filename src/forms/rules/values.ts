/** What the enquiry form and the fact-sheet form collect (specification section 3). */
export type EnquiryValues = {
  firstName: string;
  lastName: string;
  businessMail: string;
  companyName: string;
  companyStrength: string;
  country: string;
  /** A plus sign and the code of the chosen country, such as '+44'; empty until one is chosen. */
  callingCode: string;
  /** ASCII digits only. */
  mobileNo: string;
  message: string;
  subscribeNewsletter: boolean;
};

/** What the newsletter form collects (specification section 3). */
export type NewsletterValues = { mail: string };

/** One message for each wrong field; a right field has no key. */
export type FieldErrors = Partial<Record<keyof EnquiryValues, string>>;

/** As `FieldErrors`, for the newsletter form. */
export type NewsletterErrors = Partial<Record<keyof NewsletterValues, string>>;

/** A rule gives the message to show, or undefined for a right value. A missing value is an empty one. */
export type Rule = (value?: string) => string | undefined;

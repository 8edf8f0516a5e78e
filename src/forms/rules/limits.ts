export const LIMITS = {
  /** The minimum length of a first name, in Unicode code points after normalization. */
  firstNameMin: 3,
  /** The maximum length of a message, in UTF-16 code units like the `maxlength` attribute. */
  messageMax: 200,
  /** The number of UTF-16 code units of a pasted text that are searched for a mobile number. */
  mobilePasteMax: 1000,
} as const;

/** Timeouts in milliseconds. The browser waits longer than the function can take. */
export const TIMEOUTS = {
  /** In the browser: for the response of an endpoint. */
  submit: 15_000,
  /** In the function: for the response of the email provider. */
  emailProvider: 8_000,
} as const;

export const REQUEST_BODY_MAX = 16 * 1024;

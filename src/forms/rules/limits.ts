/** The numbers that a field can break. */
export const LIMITS = {
  /** Characters (Unicode code points after composition), at least. */
  firstNameMin: 3,
  /** Digits, exactly. */
  mobileDigits: 10,
  /** UTF-16 code units, at most: the unit of the `maxlength` attribute. */
  messageMax: 200,
  /** UTF-16 code units of a first or last name. Far past any real name; it bounds the work of a rule. */
  nameMax: 1000,
  /** Characters of a newsletter address: the longest that mail can carry (RFC 5321, 4.5.3.1.3). */
  addressMax: 254,
  /** UTF-16 code units of a pasted text that are searched for a mobile number. */
  mobilePasteMax: 1000,
} as const;

/**
 * How long a call may take, in milliseconds. The browser waits longer than the function needs at most, so
 * that it never gives up on a request that still succeeds.
 */
export const TIMEOUTS = {
  /** The browser, for the answer of an endpoint. */
  submit: 15_000,
  /** The function, for the body of a request. */
  requestBody: 5_000,
  /** The function, for the answer of the email provider. */
  emailProvider: 8_000,
} as const;

/** The largest body that the function reads, in bytes. */
export const REQUEST_BODY_MAX = 16 * 1024;

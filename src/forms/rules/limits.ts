/** The numbers a field can break: the first three are specification section 9's, the rest are guards. */
export const LIMITS = {
  /** Characters (Unicode code points after composition), at least. */
  firstNameMin: 3,
  /** Digits, exactly. */
  mobileDigits: 10,
  /** UTF-16 code units, at most: the unit of the `maxlength` attribute. */
  messageMax: 200,
  /** UTF-16 code units of a first or last name, far past any real one: a rule's work stays bounded. */
  nameMax: 1000,
  /** Characters of a newsletter address: the longest that mail can carry (RFC 5321, 4.5.3.1.3). */
  addressMax: 254,
  /** UTF-16 code units of a pasted text that are searched for a mobile number. */
  mobilePasteMax: 1000,
} as const;

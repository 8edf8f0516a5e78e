/** In characters: long enough for a name, too short for a message to a stranger. */
const LONGEST_NAME = 40;

const shortened = (name: string) => [...name].slice(0, LONGEST_NAME).join('');

/**
 * The full name for the email, the only visitor input in it. The form's rules have limited both names to letters, spaces
 * and the punctuation that a site allows.
 */
export const recipientName = (firstName: string, lastName: string): string =>
  `${shortened(firstName)} ${shortened(lastName)}`.trim();

import { LIMITS } from './limits';
import { MESSAGES, type Rule } from './messages';

// Marks follow their letter: decomposed accents, and the vowel signs of Indic scripts.
const LETTERS = /^\p{L}[\p{L}\p{M}]*$/u;
const LETTERS_AND_SPACES = /^(?:\p{L}\p{M}*| )*$/u;

// Normalizing a long sequence of marks takes quadratic time.
const MAX_COUNTED = 64;

const characters = (value: string) => [...value.slice(0, MAX_COUNTED).normalize('NFC')].length;

/** First name: letters of any script, three or more. */
export const firstNameError: Rule = (value) =>
  LETTERS.test(value) && characters(value) >= LIMITS.firstNameMin ? undefined : MESSAGES.invalid;

/** Last name: letters of any script and spaces. */
export const lastNameError: Rule = (value) =>
  LETTERS_AND_SPACES.test(value) ? undefined : MESSAGES.invalid;

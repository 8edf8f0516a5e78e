import { LIMITS } from './limits';
import { MESSAGES, type Rule } from './messages';

// A mark belongs to the letter before it: decomposed accents, and the vowel signs of Indic scripts.
const LETTERS = /^\p{L}[\p{L}\p{M}]*$/u;
const LETTERS_AND_SPACES = /^(?:\p{L}\p{M}*| )*$/u;

// Composing a long run of marks takes quadratic time; far fewer characters settle the question.
const ENOUGH_TO_COUNT = 64;

const characters = (value: string) => [...value.slice(0, ENOUGH_TO_COUNT).normalize('NFC')].length;

/** First name: letters of any script, three or more. */
export const firstNameError: Rule = (value) =>
  LETTERS.test(value) && characters(value) >= LIMITS.firstNameMin ? undefined : MESSAGES.invalid;

/** Last name: letters of any script and spaces. */
export const lastNameError: Rule = (value) =>
  LETTERS_AND_SPACES.test(value) ? undefined : MESSAGES.invalid;

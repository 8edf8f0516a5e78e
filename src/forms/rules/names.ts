import { LIMITS } from './limits';
import { MESSAGES } from './messages';
import type { Rule } from './values';

// A mark belongs to the letter before it: decomposed accents, and the vowel signs of Indic scripts.
const LETTERS = /^\p{L}[\p{L}\p{M}]*$/u;
const LETTERS_AND_SPACES = /^(?:\p{L}\p{M}*| )*$/u;

// Composing a long run of marks takes quadratic time; far fewer characters settle the question.
const ENOUGH_TO_COUNT = 64;

function isTooLong(value: string): boolean {
  return value.length > LIMITS.nameMax;
}

function isTooShort(value: string): boolean {
  const head = value.slice(0, ENOUGH_TO_COUNT).normalize('NFC');
  return [...head].length < LIMITS.firstNameMin;
}

/** First name: required, letters of any script, three characters or more (specification section 5). */
export const firstNameError: Rule = (value = '') => {
  if (value === '') return MESSAGES.required;
  const wrong = isTooShort(value) || isTooLong(value) || !LETTERS.test(value);
  return wrong ? MESSAGES.invalid : undefined;
};

/** Last name: optional, letters of any script and spaces (specification section 5). */
export const lastNameError: Rule = (value = '') =>
  isTooLong(value) || !LETTERS_AND_SPACES.test(value) ? MESSAGES.invalid : undefined;

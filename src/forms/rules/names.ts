import { LIMITS } from './limits';
import type { Rule } from './messages';

// Marks follow their letter: accents and vowel signs. Two are enough, except in Burmese, which stacks up to four.
const LETTER = '\\p{L}(?:(?:(?=\\p{Script=Myanmar})\\p{M}){3,4}|\\p{M}{0,2})';
// Unicode has invisible letters and marks, such as the Hangul filler.
const ALL_VISIBLE = '(?!.*\\p{Default_Ignorable_Code_Point})';
const LETTERS = new RegExp(`^${ALL_VISIBLE}(?:${LETTER})+$`, 'u');
const LETTERS_AND_SPACES = new RegExp(`^${ALL_VISIBLE}(?:${LETTER}| )*$`, 'u');

// Normalizing a long sequence of marks takes quadratic time.
const MAX_COUNTED = 64;

const characters = (value: string) => [...value.slice(0, MAX_COUNTED).normalize('NFC')].length;

/** First name: letters of any script, three or more. */
export const firstNameError: Rule = (value) =>
  LETTERS.test(value) && characters(value) >= LIMITS.firstNameMin ? undefined : 'invalid';

/** Last name: letters of any script and spaces. */
export const lastNameError: Rule = (value) =>
  LETTERS_AND_SPACES.test(value) ? undefined : 'invalid';

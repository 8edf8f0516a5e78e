import { LIMITS } from './limits';
import type { Rule } from './messages';

// Marks follow their letter. Two accents are enough; the marks of a script's own, as in Hindi and Burmese, stack up to four.
const MARKS = '(?:(?!\\p{Script=Inherited})\\p{M}){3,4}|\\p{M}{0,2}';
// A joiner shapes the letters beside it, as in Persian and Sinhala. Beside a Latin one it is invisible.
const JOINER = '[\\u200c-\\u200d]';
const LETTER = `\\p{L}(?:${MARKS})${JOINER}?`;
// Unicode has invisible letters and marks, such as the Hangul filler.
const INVISIBLE = `(?!${JOINER})\\p{Default_Ignorable_Code_Point}|\\p{Script=Latin}\\p{M}*${JOINER}`;
const ALL_VISIBLE = `(?!.*(?:${INVISIBLE}))`;
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

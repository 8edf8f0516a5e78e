import { LIMITS } from './limits';
import type { FormSettings, Rule } from './messages';

// Marks follow their letter. Two accents are enough; the marks of a script's own, as in Hindi and Burmese, stack up to four.
const MARKS = '(?:(?!\\p{Script=Inherited})\\p{M}){3,4}|\\p{M}{0,2}';
// A joiner shapes the letters beside it, as in Persian and Sinhala. Beside a Latin one it is invisible.
const JOINER = '[\\u200c-\\u200d]';
const LETTER = `\\p{L}(?:${MARKS})${JOINER}?`;
// Unicode has invisible letters and marks, such as the Hangul filler.
const INVISIBLE = `(?!${JOINER})\\p{Default_Ignorable_Code_Point}|\\p{Script=Latin}\\p{M}*${JOINER}`;
const ALL_VISIBLE = `(?!.*(?:${INVISIBLE}))`;

const SIGNS = { apostrophe: '\u2019', hyphen: '-', period: '.' };

const PUNCTUATION = {
  apostrophe: "['\u2019]",
  hyphen: '[\\-\u2010\u2011]',
  // Before a letter it would be part of a domain, which mail programs make a link.
  period: '\\.(?!\\p{L})',
};

/** Tests a text of letters and other characters. */
const testLetters = (value: string, ...others: readonly string[]) =>
  new RegExp(`^${ALL_VISIBLE}(?:${[LETTER, ...others].join('|')})+$`, 'u').test(value);

const punctuation = ({ namePunctuation }: FormSettings) =>
  (namePunctuation ?? []).map((name) => PUNCTUATION[name]);

/** The punctuation that names may contain, each sign after a space, for hints. */
export const shownPunctuation = ({ namePunctuation }: FormSettings) =>
  (namePunctuation ?? []).map((name) => ` ${SIGNS[name]}`).join('');

// Normalizing a long sequence of marks takes quadratic time.
const MAX_COUNTED = 64;

const countLetters = (value: string) =>
  [...value.slice(0, MAX_COUNTED).normalize('NFC').replace(/\p{P}/gu, '')].length;

/** First name: letters of any script, three or more, and the allowed punctuation. */
export const firstNameError: Rule = (value, settings) =>
  countLetters(value) >= LIMITS.firstNameMin && testLetters(value, ...punctuation(settings))
    ? undefined
    : 'invalid';

/** Last name: letters of any script, spaces and the allowed punctuation. */
export const lastNameError: Rule = (value, settings) =>
  testLetters(value, ' ', ...punctuation(settings)) ? undefined : 'invalid';

import fc from 'fast-check';
import {
  CONTACT_FIELDS,
  digitsOf,
  fieldError,
  formErrors,
  nationalNumber,
  NEWSLETTER_FIELDS,
} from '../../../../src/forms/rules';
import { anyString } from '../../../fixtures/any-string';
import { international, specified } from '../../../fixtures/form-settings';
import { formContent } from '../../../fixtures/form-content';

const fields = [...Object.entries(CONTACT_FIELDS), ...Object.entries(NEWSLETTER_FIELDS)];
const messages: ReadonlySet<string | undefined> = new Set([
  ...Object.keys(formContent.forms?.messages ?? {}),
  undefined,
]);

const nearEmail = fc
  .array(fc.constantFrom('@', '.', '-', '_', ' ', 'a', 'ab', '9', 'é', '%', '\n'), {
    maxLength: 30,
  })
  .map((parts) => parts.join(''));
const anyText = fc.oneof(
  anyString,
  fc.string({ unit: 'grapheme' }),
  nearEmail,
  fc.emailAddress(),
  fc.stringMatching(/^\d{8,12}$/),
);

test.each(fields)('%s gives a known message or none for any text', (_, field) => {
  fc.assert(fc.property(anyText, (text) => messages.has(fieldError(field, text, international))));
});

test('every decimal digit of Unicode becomes the ASCII digit of its value', () => {
  const blocks = Array.from({ length: 0x1100 }, (_, block) =>
    String.fromCodePoint(...Array.from({ length: 0x100 }, (_, code) => block * 0x100 + code)),
  );
  const digits = blocks.join('').match(/\p{Nd}/gu) ?? [];
  expect(digits.length).toBeGreaterThan(0);
  expect(digits.length % 10).toBe(0);
  digits.forEach((digit, index) => {
    expect(digitsOf(digit)).toBe(String(index % 10));
  });
});

const LONG = 100_000;
const adversaries: [string, string][] = [
  ['letters', 'a'.repeat(LONG)],
  ['letters with marks in the wrong order', 'a' + '\u0300\u0323'.repeat(LONG / 2)],
  ['letters and apostrophes', "a'".repeat(LONG / 2)],
  ['spaces', 'a' + ' '.repeat(LONG) + 'a'],
  ['spaces in an address', 'a@b.cc' + ' '.repeat(LONG) + 'a'],
  ['at signs', '@'.repeat(LONG)],
  ['periods in the domain', 'a@' + '.'.repeat(LONG) + 'aa'],
  ['labels that nearly end', 'a@' + ('a'.repeat(61) + '.').repeat(LONG / 62) + '_'],
  ['a local part that never ends', 'a.'.repeat(LONG / 2)],
];

// A rule whose work grows faster than the text would exceed the test's time limit.
test.each(adversaries)('refuses 100,000 characters: %s', (_, text) => {
  expect(
    formErrors(
      CONTACT_FIELDS,
      { firstName: text, lastName: text, mobileNo: text, message: text },
      international,
    ),
  ).toMatchObject({
    firstName: 'invalid',
    lastName: 'invalid',
    mobileNo: 'mobileNo',
    message: 'invalid',
  });
  expect(formErrors(NEWSLETTER_FIELDS, { mail: text }, specified)).toEqual({ mail: 'invalid' });
  expect(nationalNumber(text, '44', specified.mobileDigits)).toBeUndefined();
});

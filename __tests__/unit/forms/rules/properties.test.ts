import fc from 'fast-check';
import {
  CONTACT_FIELDS,
  fieldError,
  formErrors,
  nationalNumber,
  NEWSLETTER_FIELDS,
} from '../../../../src/forms/rules';
import { anyString } from '../../../fixtures/any-string';
import { international, specified } from '../../../fixtures/form-settings';
import { formContent } from '../../../fixtures/form-content';

const fields = [...Object.entries(CONTACT_FIELDS), ...Object.entries(NEWSLETTER_FIELDS)];
const messages = [...Object.keys(formContent.forms?.messages ?? {}), undefined];

const anyText = fc.oneof(
  anyString,
  fc.string({ unit: fc.constantFrom('@', '.', '-', '_', ' ', 'a', 'ab', '9', 'é', '%', '\n') }),
  fc.emailAddress(),
  fc.stringMatching(/^\d{8,12}$/),
);

test.each(fields)('%s gives a known message or none for any text', (_, field) => {
  fc.assert(
    fc.property(anyText, (text) => messages.includes(fieldError(field, text, international))),
  );
});

const LONG = 100_000;

// A rule whose work grows faster than the text would exceed the test's time limit.
test.each<[string, string]>([
  ['letters', 'a'.repeat(LONG)],
  ['letters with marks in the wrong order', 'a' + '\u0300\u0323'.repeat(LONG / 2)],
  ['letters and apostrophes', "a'".repeat(LONG / 2)],
  ['spaces', 'a' + ' '.repeat(LONG) + 'a'],
  ['spaces in an address', 'a@b.cc' + ' '.repeat(LONG) + 'a'],
  ['at signs', '@'.repeat(LONG)],
  ['periods in the domain', 'a@' + '.'.repeat(LONG) + 'aa'],
  ['labels that nearly end', 'a@' + ('a'.repeat(61) + '.').repeat(LONG / 62) + '_'],
  ['a local part that never ends', 'a.'.repeat(LONG / 2)],
])('judges 100,000 characters: %s', (_, text) => {
  const values = { firstName: text, lastName: text, mobileNo: text, message: text };
  const errors = formErrors(CONTACT_FIELDS, values, international);
  expect(errors).toMatchObject({ mobileNo: 'mobileNo', message: 'invalid' });
  expect(formErrors(NEWSLETTER_FIELDS, { mail: text }, specified)).toEqual({ mail: 'invalid' });
  expect(nationalNumber(text, '44', specified.mobileDigits)).toBeUndefined();
});

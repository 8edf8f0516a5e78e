import fc from 'fast-check';
import { editMobileNo } from '../../../src/forms/fields/editMobileNo';
import { digitsOf } from '../../../src/forms/rules';
import { anyString } from '../../fixtures/any-string';
import { international, specified } from '../../fixtures/form-settings';

/** Writes `|` for the caret, and `[` and `]` around the selection. */
function edit(before: string, arrives: string, countryCode = '', { mobileDigits } = specified) {
  const start = before.search(/[|[]/);
  const isSelection = before[start] === '[';
  const end = isSelection ? before.indexOf(']') - 1 : start;
  const previous = before.replace(/[|[\]]/g, '');
  const raw = previous.slice(0, start) + arrives + previous.slice(end);
  const edited = editMobileNo(previous, raw, start + arrives.length, countryCode, mobileDigits);
  const { value, caret, isRefused = false } = edited;
  return { shown: `${value.slice(0, caret)}|${value.slice(caret)}`, value, isRefused };
}

test.each([
  ['a digit is inserted at the caret', '74|0', '5', '745|0', false],
  ['a letter is ignored and the caret stays', '74|0', 'x', '74|0', false],
  ['an eleventh digit is refused in the middle', '74001|23456', '2', '74001|23456', true],
  ['a pasted number replaces the selection', '[7400123456]', '9876543210', '9876543210|', false],
  ['a pasted part that fits is inserted', '74|56', '001 23', '7400123|56', false],
  ['a pasted part that does not fit is refused', '74|99', '000000000', '74|99', true],
  ['a number with a code cannot be part of another', '7|', '+65 9123', '7|', true],
  ['a pasted number replaces a typed zero', '0|', '7400123456', '7400123456|', false],
  ['digits of another script count', '|', '٧٤٠٠', '7400|', false],
  ['superscripts and fractions are not digits', '|', '²½7', '7|', false],
])('%s', (_what, before, arrives, after, isRefused) => {
  expect(edit(before, arrives)).toMatchObject({ shown: after, isRefused });
});

/** Types a text into an empty field, one character at a time. */
function type(text: string, countryCode: string) {
  let value = '';
  for (const character of text) ({ value } = edit(`${value}|`, character, countryCode));
  return value;
}

const refused = '';

// One row for each way in which numbers are typed, or arrive at once: pasted, autofilled, composed.
test.each([
  ['44', 'typed', '07911123456', '+440791112345'],
  ['44', 'typed', '+44 7911 123456', '+444479111234'],
  ['44', 'pasted', '447911123456', '+447911123456'],
  ['44', 'pasted', '+44 (0)7911 123456', '+447911123456'],
  ['44', 'pasted', '0044 7911 123456', '+447911123456'],
  ['44', 'pasted', '07911 123456 ext. 12', refused],
  ['44', 'pasted', '+91 98765 43210', refused],
  ['91', 'pasted', '+91 98765 43210', '+919876543210'],
  ['91', 'pasted', '9198765432', '+919198765432'],
  ['91', 'pasted', '91987654321', refused],
  ['31', 'pasted', '+31 (0)6 12345678', refused],
  ['81', 'pasted', '＋８１９０１２３４５６７８', '+819012345678'],
  ['', 'pasted', '+44 7911 123456', '+7911123456'],
  ['', 'pasted', '+1 202 555 0143', '+2025550143'],
  ['', 'pasted', '447911123456', refused],
])('a number in +%s that is %s, %s, is sent as %s', (code, how, text, sent) => {
  const value = how === 'typed' ? type(text, code) : edit('|', text, code).value;
  expect(value && `+${code}${value}`).toBe(sent);
});

test.each([
  ['353', '+353 87 123 4567', '871234567'],
  ['', '+353 (0)87 123 4567', '871234567'],
  ['65', '+65 9123 4567', '91234567'],
  ['353', '087 123 4567', '0871234567'],
  ['49', '+49 1511 23456789', '151123456789'],
  ['353', '1234567890123', refused],
  ['353', '+44 7911 123456', refused],
  // A national 0, or a part of the number as in Côte d’Ivoire.
  ['225', '+225 07 12 34 56 78', refused],
])('with 8 to 12 digits, a number in +%s that is pasted, %s, becomes "%s"', (code, text, value) => {
  expect(edit('|', text, code, international).value).toBe(value);
});

test.each([
  ['+44 7911 123456', '', '44'],
  ['+44 7911 123456', '44', '44'],
  ['447911123456', '44', '44'],
  ['07911 123456', '44', ''],
])('the code in %s while +%s is selected is "%s"', (text, countryCode, code) => {
  const edited = editMobileNo('', text, text.length, countryCode, specified.mobileDigits);
  expect(edited).toMatchObject({ code });
});

test.each([specified, international])(
  'for any input, keeps at most the allowed digits and the caret within them: %j',
  ({ mobileDigits }) => {
    const { max } = mobileDigits;
    const allowed = new RegExp(`^\\d{0,${max}}$`);
    const digits = fc.stringMatching(allowed);
    const code = fc.constantFrom('', '1', '44', '91', '353');
    fc.assert(
      fc.property(digits, anyString, fc.nat(40), code, (previous, raw, caret, countryCode) => {
        const at = Math.min(caret, raw.length);
        const edited = editMobileNo(previous, raw, at, countryCode, mobileDigits);
        expect(edited.value).toMatch(allowed);
        expect(edited.caret).toBeGreaterThanOrEqual(0);
        expect(edited.caret).toBeLessThanOrEqual(edited.value.length);
        expect(edited.isRefused ? previous : digitsOf(raw)).toContain(edited.value);
      }),
    );
  },
);

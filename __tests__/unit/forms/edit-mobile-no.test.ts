import fc from 'fast-check';
import { anyString } from '../../fixtures/any-string';
import { editMobileNo } from '../../../src/forms/fields/editMobileNo';

/** Writes `|` for the caret, and for what is selected, `[` and `]`. */
function edit(before: string, arrives: string) {
  const start = before.search(/[|[]/);
  const isSelection = before[start] === '[';
  const end = isSelection ? before.indexOf(']') - 1 : start;
  const previous = before.replace(/[|[\]]/g, '');
  const raw = previous.slice(0, start) + arrives + previous.slice(end);
  const { value, caret } = editMobileNo(previous, raw, start + arrives.length);
  return `${value.slice(0, caret)}|${value.slice(caret)}`;
}

test.each([
  ['a digit goes in where the caret is', '74|0', '5', '745|0'],
  ['a letter leaves the caret', '74|0', 'x', '74|0'],
  ['an eleventh digit is refused at the end', '7400123456|', '7', '7400123456|'],
  ['an eleventh digit is refused in the middle', '74001|23456', '9', '74001|23456'],
  ['spaces go from a pasted number', '|', '74001 23456', '7400123456|'],
  ['an international number loses its code', '|', '+44 7400 123456', '7400123456|'],
  ['a national number loses its trunk zero', '|', '07400 123456', '7400123456|'],
  ['a number in brackets too', '|', '(0)7400 123456', '7400123456|'],
  ['a zero that belongs to ten digits stays', '|', '0740012345', '0740012345|'],
  ['a longer number without a code is cut', '|', '740012345678', '7400123456|'],
  ['a pasted number replaces what is selected', '[7400123456]', '+91 9876543210', '9876543210|'],
  ['what arrives is cut, what stood there stays', '74|99', '000000000', '74000000|99'],
  ['a selected part is replaced', '74[00]12', '9', '749|12'],
  ['digits of another script count', '|', '٧٤٠٠', '7400|'],
  ['a superscript or a fraction is no digit', '|', '²½7', '7|'],
])('%s', (_what, before, arrives, after) => {
  expect(edit(before, arrives)).toBe(after);
});

test('holds ten digits at most, and a caret within them, whatever happens', () => {
  const digits = fc.stringMatching(/^\d{0,10}$/);
  fc.assert(
    fc.property(digits, anyString, fc.nat(40), (previous, raw, caret) => {
      const edited = editMobileNo(previous, raw, Math.min(caret, raw.length));
      expect(edited.value).toMatch(/^\d{0,10}$/);
      expect(edited.caret).toBeGreaterThanOrEqual(0);
      expect(edited.caret).toBeLessThanOrEqual(edited.value.length);
    }),
  );
});

import fc from 'fast-check';
import { escapeHtml, recipientName } from '../../../src/server/recipient-name';
import { anyString } from '../../fixtures/any-string';

test.each([
  ['Anna', 'Smith', 'Anna Smith'],
  ['Anna', '', 'Anna'],
  ['Anna', '  de   la  Cruz ', 'Anna de la Cruz'],
  ['Anna', "O'Brien-Núñez", "Anna O'Brien-Núñez"],
  ['Jo\u0301n', '', 'Jón'],
  ['राम', 'शर्मा', 'राम शर्मा'],
  ['චන්ද්\u200dරිකා', '', 'චන්ද්\u200dරිකා'],
  ['Anna\r\nBcc: all@bank.example', '', 'Anna Bcc all bank example'],
  ['<a href="https://evil.example">', 'x</a>', 'a href https evil example x a'],
  ['Anna\u202e\u200b\u0000', 'Smith', 'Anna Smith'],
  ['😀', '', ''],
  ['evil\ua4f8example', 'https\ua4fdevil\u02d0x\u3033y', 'evil example https evil x y'],
])('%j %j becomes %j', (firstName, lastName, name) => {
  expect(recipientName(firstName, lastName)).toBe(name);
});

test('long first and last names are each cut between characters', () => {
  expect(recipientName('𐐀'.repeat(100), '')).toBe('𐐀'.repeat(40));
  expect(recipientName('a'.repeat(41), 'b'.repeat(41))).toBe(`${'a'.repeat(40)} ${'b'.repeat(40)}`);
});

test('removes line breaks, markup, links and control characters from any text', () => {
  fc.assert(
    fc.property(anyString, fc.string(), (first, last) => {
      expect(recipientName(first, last)).toMatch(/^[\p{L}\p{M}\u200c-\u200d'’ -]{0,81}$/u);
    }),
  );
});

test('HTML is escaped', () => {
  expect(escapeHtml(`<a href="x" title='y'>R&D</a>`)).toBe(
    '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;R&amp;D&lt;/a&gt;',
  );
});

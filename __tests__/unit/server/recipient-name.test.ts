import { recipientName } from '../../../src/server/function/recipient-name';
import { escapeHtml } from '../../../src/server/shared/escape-html';

test.each([
  ['Anna', '', 'Anna'],
  ['Anna', "O'Brien", 'Anna O’Brien'],
  ['𐐀'.repeat(41), 'b'.repeat(41), `${'𐐀'.repeat(40)} ${'b'.repeat(40)}`],
])('%j %j becomes %j', (firstName, lastName, name) => {
  expect(recipientName(firstName, lastName)).toBe(name);
});

test('HTML is escaped', () => {
  expect(escapeHtml(`<a href="x" title='y'>R&D</a>`)).toBe(
    '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;R&amp;D&lt;/a&gt;',
  );
});

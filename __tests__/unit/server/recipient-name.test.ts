import { recipientName } from '../../../src/server/function/recipient-name';
import { escapeHtml } from '../../../src/server/shared/escape-html';

test('each name is cut off after forty characters', () => {
  const names = ['𐐀'.repeat(41), 'b'.repeat(41)] as const;
  expect(recipientName(...names)).toBe(`${'𐐀'.repeat(40)} ${'b'.repeat(40)}`);
});

test('HTML is escaped', () => {
  expect(escapeHtml(`<a href="x" title='y'>R&D</a>`)).toBe(
    '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;R&amp;D&lt;/a&gt;',
  );
});

import { recipientName } from '../../../src/server/function/recipient-name';

test('each name is cut off after forty characters', () => {
  const names = ['𐐀'.repeat(41), 'b'.repeat(41)] as const;
  expect(recipientName(...names)).toBe(`${'𐐀'.repeat(40)} ${'b'.repeat(40)}`);
});

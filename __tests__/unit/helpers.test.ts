import { fill } from '../../src/helpers/fill';
import { requireContent } from '../../src/helpers/requireContent';

test.each([
  ['{count} of {count}', { count: 2 }, '2 of 2'],
  ['Nothing for {query}', { query: "$& $' {count}" }, "Nothing for $& $' {count}"],
  ['{minutes} minutes, see {policy}', { minutes: 0 }, '0 minutes, see {policy}'],
])('%s with %j is “%s”', (text, values, filled) => {
  expect(fill(text, values)).toBe(filled);
});

test('a query’s result with a missing part throws and says which', () => {
  const missing = { forms: {}, brand: null, offices: undefined };
  expect(() => requireContent(missing)).toThrow('The content of brand and offices is missing');
});

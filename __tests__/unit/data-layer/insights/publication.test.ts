import { isPublished } from '../../../../src/data-layer/insights/publication';

const noon = new Date('2024-11-12T12:00:00Z');

test.each([
  ['an entry of today', { date: '2024-11-12' }, true],
  ['an entry of the past', { date: '2020-01-01T00:00:00.000Z', draft: false }, true],
  ['an entry of tomorrow', { date: '2024-11-13' }, false],
  ['a draft', { date: '2024-11-12', draft: true }, false],
  ['an entry whose day cannot be read', { date: 'soon' }, false],
])('%s', (_name, frontmatter, expected) => {
  expect(isPublished(frontmatter, noon)).toBe(expected);
});

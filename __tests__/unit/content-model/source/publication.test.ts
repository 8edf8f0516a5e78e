import { isInBuild, unpublished } from '../../../../src/content-model/source/publication';

const noon = new Date('2024-11-12T12:00:00Z');

test.each([
  ['an entry dated today', { date: '2024-11-12' }, null],
  ['an entry with a past date', { date: '2020-01-01T00:00:00.000Z', draft: false }, null],
  ['an entry dated tomorrow', { date: '2024-11-13' }, 'scheduled'],
  ['a draft', { date: '2024-11-12', draft: true }, 'draft'],
  ['an entry with an unreadable date', { date: 'soon' }, 'scheduled'],
])('finds why %s (%j) is unpublished: %s', (_name, frontMatter, reason) => {
  const published = reason === null;
  expect(unpublished(frontMatter, noon)).toBe(reason);
  expect(isInBuild(frontMatter, noon, { NODE_ENV: 'production' })).toBe(published);
  expect(isInBuild(frontMatter, noon, { NODE_ENV: 'development' })).toBe(true);
  expect(isInBuild(frontMatter, noon, { NODE_ENV: 'production', PREVIEW: '1' })).toBe(true);
});

test('an entry is published at the start of its day in UTC', () => {
  const entry = { date: '2024-11-13' };
  expect(unpublished(entry, new Date('2024-11-12T23:59:59.999Z'))).toBe('scheduled');
  expect(unpublished(entry, new Date('2024-11-13T00:00:00Z'))).toBeNull();
});

import {
  isInBuild,
  isPublished,
  unpublished,
} from '../../../../src/content-model/source/publication';

const noon = new Date('2024-11-12T12:00:00Z');

test.each([
  ['an entry of today', { date: '2024-11-12' }, null],
  ['an entry of the past', { date: '2020-01-01T00:00:00.000Z', draft: false }, null],
  ['an entry of tomorrow', { date: '2024-11-13' }, 'scheduled'],
  ['a draft', { date: '2024-11-12', draft: true }, 'draft'],
  ['a draft of tomorrow', { date: '2024-11-13', draft: true }, 'draft'],
  ['an entry whose day cannot be read', { date: 'soon' }, 'scheduled'],
])('%s', (_name, frontMatter, reason) => {
  const published = reason === null;
  expect(unpublished(frontMatter, noon)).toBe(reason);
  expect(isPublished(frontMatter, noon)).toBe(published);
  expect(isInBuild(frontMatter, noon, { NODE_ENV: 'production' })).toBe(published);
  expect(isInBuild(frontMatter, noon, { NODE_ENV: 'development' })).toBe(true);
  expect(isInBuild(frontMatter, noon, { NODE_ENV: 'production', PREVIEW: '1' })).toBe(true);
});

test('an entry is published from the first moment of its day, in UTC', () => {
  const entry = { date: '2024-11-13' };
  expect(isPublished(entry, new Date('2024-11-12T23:59:59.999Z'))).toBe(false);
  expect(isPublished(entry, new Date('2024-11-13T00:00:00Z'))).toBe(true);
});

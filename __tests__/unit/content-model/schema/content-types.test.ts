import {
  addressOf,
  slugOf,
  contentTypeOf,
  contentTypes,
} from '../../../../src/content-model/schema/content-types';

it.each([
  ['site.json', 'Brand'],
  ['solutions/operationalrisk.json', 'Solution'],
  ['insights/insights.json', 'InsightsPage'],
  ['insights/blog/blog1.md', 'BlogPost'],
  ['insights/factsheet/liability-protection.md', 'FactSheet'],
  ['pages/legal.md', 'TextPage'],
  ['mail/fact-sheet.md', 'FactSheetEmail'],
])('%s is a %s', (path, type) => {
  expect(contentTypeOf(path)?.type).toBe(type);
});

it.each([
  'README.md',
  'insights/blog/README.md',
  'insights/blog/.post.md',
  'insights/blog/pictures/blog1.png',
  'insights/blog/deep/post.md',
  'solutions',
  '',
])('%j is no content file', (path) => {
  expect(contentTypeOf(path)).toBeUndefined();
});

it('gives each page its prescribed address', () => {
  const addresses = contentTypes.map((contentType) =>
    addressOf(contentType, contentType.path.replace('*', 'x')),
  );
  expect(addresses.filter(Boolean)).toEqual([
    '/home',
    '/about',
    '/client',
    '/careers',
    '/contact',
    '/insights/search',
    '/x',
    '/solutions/x',
    '/insights/blog/content/x',
    '/insights/factsheet/download/x',
  ]);
  expect(slugOf('insights/blog/blog1.md')).toBe('blog1');
});

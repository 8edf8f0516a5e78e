import { changesBetween } from '../../../../plugins/gatsby-plugin-build-report/changes';

const file = (digest: string, size = 1_500) => ({ digest, size, time: 0 });

test('counts changed, new and removed files of each kind, and nothing that stayed', () => {
  const before = {
    'home/index.html': file('a'),
    'about/index.html': file('a'),
    'page-data/home/page-data.json': file('a'),
    'static/a/1/picture.avif': file('a'),
    'commons-1234567890.js': file('a'),
    'rss.xml': file('a'),
  };
  const after = {
    ...before,
    'home/index.html': file('b', 61_001),
    'static/b/1/picture.avif': file('a'),
    'rss.xml': file('b'),
  };
  expect(changesBetween({ ...before, 'old/index.html': file('a') }, after)).toEqual([
    'pages: 1 of 2 changed, 62 kB; 1 removed',
    'pictures: 1 of 2 changed, 2 kB',
    'other files: 1 of 1 changed, 2 kB',
  ]);
});

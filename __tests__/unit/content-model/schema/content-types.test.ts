import { contentTypeOf } from '../../../../src/content-model/schema/content-types';

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

import { createPosts, writePosts } from '../../../tools/site/posts';
import { content } from '../content-model/rules/sample-content';

test('posts for measurements and rehearsals do not need a post of the site', async () => {
  content.remove('insights/blog');
  await writePosts(content.root, [{ slug: 'one', heading: 'One' }, ...(await createPosts(2))]);
  expect(await content.mistakes()).toEqual([]);
});

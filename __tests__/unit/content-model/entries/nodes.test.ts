import type { Node, NodeInput } from 'gatsby';
import { updateEntry } from '../../../../src/content-model/entries/onCreateNode';
import type { NodeApi } from '../../../../src/content-model/entries/onCreateNode';

const dayFromNow = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

function nodeOf(id: string, type: string, fields: Record<string, unknown>): Node {
  const internal = { type, contentDigest: JSON.stringify(fields), owner: '' };
  return { id, parent: null, children: [], internal, ...fields };
}

/** Front matter that has all that a post must have. */
const complete = {
  heading: 'A post',
  date: dayFromNow(-1),
  category: 'Fraud',
  description: ['A card.'],
  seo: { title: 'A post', description: 'A description for search engines.' },
  author: 'Fraud team',
  keyTakeaways: ['One.', 'Another.'],
  picture: { file: './pictures/blog1.png', alt: '' },
};

/** A data layer with the Markdown file of one post in it; what it keeps is what queries could see. */
function dataLayer(fields: Record<string, unknown>) {
  const frontmatter = { ...complete, ...fields };
  const file = nodeOf('file', 'File', { relativePath: 'insights/blog/post.md' });
  const markdown = { ...nodeOf('markdown', 'MarkdownRemark', { frontmatter }), parent: 'file' };
  const nodes = new Map<string, Node>([['file', file]]);
  const api: NodeApi = {
    actions: {
      createNode: (node: NodeInput) =>
        void nodes.set(node.id, nodeOf(node.id, node.internal.type, node)),
      deleteNode: ({ id }: NodeInput) => void nodes.delete(id),
      createParentChildLink: () => undefined,
    },
    getNode: (id) => nodes.get(id),
    createNodeId: (id) => id,
    createContentDigest: (content) => JSON.stringify(content),
  };
  return {
    place: () => updateEntry(markdown, api),
    write: (fields: Record<string, unknown>) => Object.assign(frontmatter, fields),
    post: () => [...nodes.values()].find(({ slug }) => slug === 'post'),
  };
}

const inEnvironment = (environment: string) =>
  Object.defineProperty(process.env, 'NODE_ENV', { value: environment });
const { NODE_ENV = 'test' } = process.env;
afterEach(() => inEnvironment(NODE_ENV));

const unpublishedPosts = [
  ['a draft', { date: dayFromNow(-1), draft: true }, 'draft'],
  ['a post of a day to come', { date: dayFromNow(2) }, 'scheduled'],
] as const;

describe.each(unpublishedPosts)('%s', (_name, frontmatter, reason) => {
  test('is not in the data layer of a production build', () => {
    inEnvironment('production');
    const { place, post } = dataLayer(frontmatter);
    place();
    expect(post()).toBeUndefined();
  });

  test('is in that of development, with what keeps it unpublished', () => {
    inEnvironment('development');
    const { place, post } = dataLayer(frontmatter);
    place();
    expect(post()).toMatchObject({ slug: 'post', type: 'blog', unpublished: reason });
  });

  test('that development left in the cache is taken out by a production build', () => {
    inEnvironment('development');
    const { place, post } = dataLayer(frontmatter);
    place();
    inEnvironment('production');
    place();
    expect(post()).toBeUndefined();
  });

  test('appears in a later build, though its file is in the cache, once its day has come', () => {
    inEnvironment('production');
    const { place, write, post } = dataLayer(frontmatter);
    place();
    write({ date: dayFromNow(-1), draft: false });
    place();
    expect(post()).toMatchObject({ slug: 'post', unpublished: null });
  });
});

test.each([
  ['lacks a field', { category: undefined }],
  ['has a text for a list', { description: 'A card.' }],
  ['lacks a part of a field', { picture: { alt: '' } }],
])('a post that %s waits until that is mended', (_name, mistake) => {
  inEnvironment('development');
  const { place, write, post } = dataLayer(mistake);
  place();
  expect(post()).toBeUndefined();
  write(complete);
  place();
  expect(post()).toMatchObject({ slug: 'post' });
});

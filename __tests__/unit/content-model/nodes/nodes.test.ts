import type { Node, NodeInput } from 'gatsby';
import { hash } from 'node:crypto';
import { statSync, utimesSync } from 'node:fs';
import { stringify } from 'yaml';
import {
  readAgain,
  updateEntries,
  type NodeApi,
} from '../../../../src/content-model/nodes/onCreateNode';
import { useFolder } from '../../../fixtures/folder';

const dayFromNow = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

function nodeOf(id: string, type: string, fields: Record<string, unknown>): Node {
  const internal = { type, contentDigest: JSON.stringify(fields), owner: '' };
  return { id, parent: null, children: [], internal, ...fields };
}

/** Front matter with everything that a post needs. */
const complete = {
  heading: 'A post',
  date: dayFromNow(-1),
  draft: false,
  category: 'Fraud',
  description: ['A card.'],
  seo: { title: 'A post', description: 'A description for search engines.' },
  author: 'Fraud team',
  keyTakeaways: ['One.', 'Another.'],
  picture: { file: './pictures/blog1.png', alt: '' },
};

const inEnvironment = (environment: string) =>
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: environment });
afterEach(() => jest.restoreAllMocks());

const folder = useFolder();
const panic = jest.fn();

/** A data layer with one post's Markdown file. Queries could see the nodes that it keeps. */
function dataLayer(fields: Record<string, unknown>) {
  const frontmatter = { ...complete, ...fields };
  const relativePath = 'insights/blog/post.md';
  const file = nodeOf('file', 'File', { relativePath, absolutePath: folder.at(relativePath) });
  const markdown = { ...nodeOf('markdown', 'MarkdownRemark', {}), parent: 'file' };
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
    reporter: Object.assign(Object.create(null), { panic }),
  };
  return {
    write: (fields: Record<string, unknown>) => Object.assign(frontmatter, fields),
    /** The post in the data layer after a build with the previous one's cache. */
    build(environment: string, matter = stringify(frontmatter)) {
      inEnvironment(environment);
      folder.write(relativePath, `---\n${matter}---\n`);
      const post = () => [...nodes.values()].find(({ slug }) => slug === 'post');
      updateEntries([{ ...markdown, children: [post()?.id ?? []].flat() }], api);
      return post();
    },
  };
}

test.each([
  ['a draft', { draft: true }, 'draft'],
  ['a post with a future date', { date: dayFromNow(1) }, 'scheduled'],
])('%s is only in development until it is published', (_name, fields, reason) => {
  const { build, write } = dataLayer(fields);
  expect(build('production')).toBeUndefined();
  const unpublished = { slug: 'post', type: 'blog', unpublished: reason };
  expect(build('development')).toMatchObject(unpublished);
  expect(build('production')).toBeUndefined();
  write({ date: dayFromNow(-1), draft: false });
  expect(build('production')).toMatchObject({ slug: 'post', unpublished: null });
});

test.each([
  ['lacks a field', { heading: undefined }],
  ['has text instead of a list', { keyTakeaways: 'One.' }],
  ['lacks a part of a field', { picture: { alt: '' } }],
])('a post that %s is left out until that is corrected', (_name, mistake) => {
  const { build, write } = dataLayer(mistake);
  expect(build('development')).toBeUndefined();
  expect(panic).not.toHaveBeenCalled();
  build('production');
  expect(panic).toHaveBeenCalledTimes(1);
  panic.mockClear();
  write(complete);
  expect(build('development')).toMatchObject({ slug: 'post' });
});

test.each([
  ['12:30', '12:30'],
  ['1_000', '1_000'],
  ['2026-04-08', '2026-04-08'],
  ['yes', 'yes'],
])('the heading %s is read as text, with and without quotation marks', (written, read) => {
  const { build } = dataLayer({});
  for (const form of [written, `"${written}"`]) {
    const fields = { ...complete, heading: undefined, formerly: ['2024-11-12'] };
    const post = build('production', `heading: ${form}\n${stringify(fields)}`);
    expect(post).toMatchObject({ heading: read, formerly: ['2024-11-12'] });
  }
});

test.each([
  ['in the middle of a save', '', '{}', true],
  ['as it is', '{}', '{}', false],
  ['empty, as it is', '', '', false],
])(
  'a file that was read %s is read again only if it is no longer empty: %j, now %j (R507)',
  (_name, read, saved, isTouched) => {
    folder.write('site.json', saved);
    utimesSync(folder.at('site.json'), 0, 0);
    const file = nodeOf('file', 'File', { absolutePath: folder.at('site.json') });
    readAgain({ ...file, internal: { ...file.internal, contentDigest: hash('md5', read) } });
    expect(statSync(folder.at('site.json')).mtimeMs > 0).toBe(isTouched);
  },
);

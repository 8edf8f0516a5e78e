import { readFileSync } from 'node:fs';
import type { GatsbyNode, Node, NodeInput } from 'gatsby';
import { stringify } from 'yaml';
import { onCreateNode, sourceNodes } from '../../../../src/content-model/nodes/onCreateNode';
import { readContent } from '../../../../src/content-model/source/read-content';
import { content, sampleFiles } from '../../../fixtures/site';

const dayFromNow = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

function nodeOf(id: string, type: string, fields: Record<string, unknown>): Node {
  const internal = { type, contentDigest: JSON.stringify(fields), owner: '' };
  return { id, parent: null, children: [], internal, ...fields };
}

/** Front matter with everything that a post needs. */
const complete = { heading: 'A post', date: dayFromNow(-1), draft: false };

const inEnvironment = (environment: string) =>
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: environment });
afterEach(() => jest.restoreAllMocks());

const { onCreateNode: transform } = jest.requireActual<GatsbyNode>(
  'gatsby-transformer-remark/gatsby-node',
);
const { post } = sampleFiles;

/** A data layer with one post's file, which gatsby-transformer-remark has read. */
function dataLayer() {
  const nodes = new Map<string, Node>();
  const api = {
    actions: {
      createNode: (node: NodeInput) =>
        void nodes.set(node.id, nodeOf(node.id, node.internal.type, node)),
      deleteNode: ({ id }: NodeInput) => void nodes.delete(id),
      createParentChildLink: () => undefined,
    },
    getNode: (id: string) => nodes.get(id),
    getNodesByType: (type: string) =>
      [...nodes.values()].filter((node) => node.internal.type === type),
    createNodeId: (id: string) => id,
    createContentDigest: (value: unknown) => JSON.stringify(value),
    loadNodeContent: async () => readFileSync(content.at(post), 'utf8'),
  };
  const call = (hook: GatsbyNode['onCreateNode'] | GatsbyNode['sourceNodes'], more = {}) =>
    Reflect.apply(hook as () => unknown, undefined, [{ ...api, ...more }, {}]);
  const found = () => [...nodes.values()].find(({ internal }) => internal.type === 'BlogPost');

  return {
    /** The post after its file was read. */
    async read(environment: string, frontMatter: string): Promise<Node | undefined> {
      inEnvironment(environment);
      content.write(post, `---\n${frontMatter}---\n\nA text.\n`);
      nodes.set('file', nodeOf('file', 'File', { relativePath: post }));
      const remark = await call(transform, { node: nodes.get('file') });
      nodes.set(remark.id, { ...remark, internal: { ...remark.internal, owner: '' } });
      call(onCreateNode, { node: nodes.get(remark.id) });
      return found();
    },
    /** The post in a build with the cache of an earlier one, whose file has not changed. */
    build(environment: string): Node | undefined {
      inEnvironment(environment);
      call(sourceNodes);
      return found();
    },
  };
}

const write = (fields: Record<string, unknown>) => stringify({ ...complete, ...fields });

test.each([
  ['a draft', { draft: true }, 'draft'],
  ['a post with a future date', { date: dayFromNow(1) }, 'scheduled'],
])('%s is only in development until it is published', async (_name, fields, reason) => {
  const { read, build } = dataLayer();
  expect(await read('production', write(fields))).toBeUndefined();
  const unpublished = { slug: 'post', type: 'blog', unpublished: reason };
  expect(build('development')).toMatchObject(unpublished);
  expect(build('production')).toBeUndefined();
  expect(await read('production', write({}))).toMatchObject({ slug: 'post', unpublished: null });
});

test.each([
  ['lacks a field', { heading: undefined }],
  ['does not say whether it is a draft', { draft: undefined }],
  ['has text instead of a list', { keyTakeaways: 'One.' }],
])('a post that %s is left out until that is corrected', async (_name, mistake) => {
  const { read, build } = dataLayer();
  expect(await read('development', write(mistake))).toBeUndefined();
  expect(build('production')).toBeUndefined();
  expect(await read('development', write({}))).toMatchObject({ slug: 'post' });
});

test.each([
  '12:30',
  '1_000',
  '2026-04-08',
  '2026-04-08T09:00:00Z',
  '0777',
  'yes',
  'No',
  '~',
  '1e3',
  '0o17',
  '"12:30"',
])('the heading %s is shown as the checks read it, or refused', async (written) => {
  const others = write({ heading: undefined });
  const node = await dataLayer().read('development', `heading: ${written}\n${others}`);
  const { files } = readContent(content.at(''), new Date()).content;
  const file = files.find(({ relativePath }) => relativePath === post);
  const isRefused = (await content.mistakes()).some((mistake) => mistake.includes('heading'));
  expect(isRefused).toBe(/^(12|1_|07|~|1e|2026-04-08T)/.test(written));
  if (!isRefused) expect(node?.heading).toBe(Object(file?.data).heading);
});
